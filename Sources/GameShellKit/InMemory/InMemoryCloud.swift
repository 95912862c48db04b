/// A cloud that lasts as long as the process.
public final class InMemoryCloud: PrivateCloudGateway {
  private var parts: [String: CloudPart] = [:]
  /// When set, every call fails with it; what is there stays.
  public var failure: SaveError?

  /// Makes an empty one.
  public init() {}

  /// The parts, in the order of their machines.
  public func fetch() throws(SaveError) -> CloudContents {
    if let failure { throw failure }
    return CloudContents(parts: parts.sorted { $0.key < $1.key }.map(\.value))
  }

  /// Keeps the part.
  public func publish(_ part: CloudPart) throws(SaveError) {
    if let failure { throw failure }
    parts[part.device] = part
  }
}
