/// A place that a player's machines share for one game.
///
/// Each machine puts one part there, its own, and reads those of all. A conformer must put a part
/// all or nothing, must never change another machine's, and must pass over what it cannot read
/// rather than fail. It may take long, and is used beside the play.
public protocol PrivateCloudGateway: AnyObject {
  /// The parts of all machines, this one's included.
  func fetch() throws(SaveError) -> CloudContents

  /// Puts a part in place of the one that its machine put before.
  func publish(_ part: CloudPart) throws(SaveError)
}

/// Opens gateways. It is asked only when the player has named a folder and something is to be
/// synced; until then nothing outside the data folder is touched.
public protocol PrivateCloudGatewayFactory: Sendable {
  /// Opens the place of a game within the player's folder. `container` is the game's
  /// `CloudConfig.container`; a conformer must not let it lead out of the folder.
  func gateway(
    container: String, subsystem: String, folder: String
  ) throws(SaveError) -> any PrivateCloudGateway
}

/// What one machine put there.
public struct CloudPart: Hashable, Sendable {
  /// The machine's id for this game.
  public var device: String
  /// Different for each part that the machine ever put, so that it knows its own last one.
  public var tag: String
  /// What the machine knows.
  public var replica: CloudReplica

  /// Makes a part.
  public init(device: String, tag: String, replica: CloudReplica) {
    self.device = device
    self.tag = tag
    self.replica = replica
  }
}

/// What was found in a cloud.
public struct CloudContents: Hashable, Sendable {
  /// The parts that could be read; there may be several of one machine, where a synchroniser kept
  /// both sides of a conflict.
  public var parts: [CloudPart] = []
  /// What was passed over: one sentence each.
  public var skipped: [String] = []

  /// Makes contents.
  public init(parts: [CloudPart] = [], skipped: [String] = []) {
    self.parts = parts
    self.skipped = skipped
  }
}
