public import Platform

/// The stage's own program: serves one plugin over the socket it was started with until the host
/// closes it.
public enum StageProcess {
  /// The word that makes the host's executable a stage.
  public static let argument = "--stage"
  /// The one symbol that a plugin exports.
  public static let entrySymbol = PluginLibrary.symbol
  /// The number under which a stage finds its socket.
  public static let socketNumber: Int32 = 3
  /// The number under which a stage finds the copy of the plugin's file.
  public static let pluginNumber: Int32 = 4
  /// The number of the first of the copies of libraries that the plugin brings along.
  public static let firstLibraryNumber: Int32 = 5
  /// Where the loader finds those by their numbers; comes first in `LD_LIBRARY_PATH`.
  public static let libraryFolder = "/proc/self/fd"

  /// The word that lets a plugin keep what the sandbox takes away.
  public static let trustedArgument = "--trusted"
  /// The beginning of a word that leaves a `DoorPart` out, as `--without=audio`.
  public static let withoutArgument = "--without="

  /// Enters the sandbox, then serves until the host is gone.
  ///
  /// Everything of the plugin, its constructors included, runs after the sandbox is closed.
  public static func run(arguments: [String], environment: Environment) {
    CrashTrace.enable()
    let gaps =
      arguments.contains(trustedArgument)
      ? Sandbox.enterLimitsOnly() : Sandbox.enter(alsoReadable: libraryFolders(environment))
    for gap in gaps { StandardError.write("sandbox: \(gap)\n") }
    DoorPart.leftOut = Set(
      arguments.filter { $0.hasPrefix(withoutArgument) }
        .compactMap { DoorPart(rawValue: String($0.dropFirst(withoutArgument.count))) })
    serve()
  }

  /// The folders in which the player has the loader look, but for what would be the whole disk.
  private static func libraryFolders(_ environment: Environment) -> [String] {
    (environment["LD_LIBRARY_PATH"] ?? "").split(separator: ":").map(String.init)
      .filter { Path.isAbsolute($0) && $0 != libraryFolder && Path.name(of: $0) != "" }
  }

  private static func serve() {
    let channel = StageChannel(PacketSocket(FileDescriptor(owning: socketNumber)))
    var sequence: UInt32 = 0
    let server = StageServer { call in
      sequence += 1
      guard
        channel.send(.serviceCall, sequence: sequence, call.encoded(), milliseconds: nil)
      else { return .refused("the host is gone") }
      guard call.service.isAnswered else { return .done }
      guard case .message(let message) = channel.receive(milliseconds: nil),
        message.kind == .serviceReply, message.sequence == sequence,
        let reply = try? ServiceReply(decoding: message.bytes)
      else { return .refused("the host is gone") }
      return reply
    }
    while case .message(let message) = channel.receive(milliseconds: nil) {
      guard message.kind == .request, let request = try? StageRequest(decoding: message.bytes)
      else { return }
      let reply = server.answer(request)
      if case .load = request { PluginLibrary.closeCopies() }
      guard
        channel.send(.reply, sequence: message.sequence, reply.encoded(), milliseconds: nil)
      else { return }
    }
  }
}
