extension HostilePlugin {
  /// All of them that this machine can run.
  public static let corpus =
    constructors + caged + otherInterfaces + clashes + entries + frames + events
    + spinning

  /// What happens before a game is asked for anything.
  public static let constructors: [HostilePlugin] = [
    HostilePlugin("CONSTRUCTOR_SEGV", .refused("was killed by SIGSEGV")),
    HostilePlugin("CONSTRUCTOR_ABORT", .refused("was killed by SIGABRT")),
    HostilePlugin("CONSTRUCTOR_EXIT", .refused("ended with code 0")),
    HostilePlugin("CONSTRUCTOR_LOOP", .refused("did not answer within")),
    HostilePlugin("CONSTRUCTOR_FORK", .plays), HostilePlugin("CONSTRUCTOR_SOCKET", .plays),
    HostilePlugin("CONSTRUCTOR_HOME", .plays),
    HostilePlugin("CONSTRUCTOR_CLOSES", .refused("ended with code 0")),
    HostilePlugin("CONSTRUCTOR_MASK", .plays), HostilePlugin("CONSTRUCTOR_LIMITS", .plays),
    HostilePlugin("CONSTRUCTOR_EXEC", .plays), HostilePlugin("CONSTRUCTOR_PTRACE", .plays),
    HostilePlugin("CONSTRUCTOR_KILL", .plays), HostilePlugin("CONSTRUCTOR_WRITES", .plays),
    HostilePlugin("CONSTRUCTOR_PRINTS", .plays), HostilePlugin("CONSTRUCTOR_THREAD", .plays),
  ]

  /// Each tries one thing, or a few of a kind, that the sandbox must refuse; the game gives itself
  /// away if it can.
  public static let caged: [HostilePlugin] = [
    "io_uring", "userfaultfd", "keys", "bpf", "perf", "other_memory", "pidfd", "signals", "process",
    "namespaces", "mounts", "programs", "watching", "shared_memory", "sockets", "files", "reading",
    "owners", "typing", "descriptors", "surroundings",
  ].map { HostilePlugin("CONSTRUCTOR_CALLS", .plays, defines: ["CALL=\($0)"]) }

  /// Calls of another kind of machine, whose numbers mean something else to the filter.
  public static let otherInterfaces: [HostilePlugin] = {
    #if arch(x86_64)
      let calls = ["x32", "i386"]
    #else
      let calls: [String] = []
    #endif
    return calls.map {
      HostilePlugin("CONSTRUCTOR_CALLS", .refused("was killed by SIG"), defines: ["CALL=\($0)"])
    }
  }()

  /// Games with functions of names that the host has too.
  public static let clashes: [HostilePlugin] = [
    HostilePlugin("EVENT_CLASH", .goesOn(nil), defines: ["CLASH"]),
    HostilePlugin(
      "EVENT_CLASH", .refused("needs the symbol cplatform_install_filter"),
      defines: ["NEEDS_HOST"]),
  ]

  /// The entry point, the table, the manifest, and the opening of a board.
  public static let entries: [HostilePlugin] = [
    HostilePlugin("ENTRY_SELF", .refused("the manifest cannot be used")),
    HostilePlugin("ENTRY_HOST", .refused("libwicked.so: gamehost")),
    HostilePlugin("ENTRY_ASKS", .plays),
    HostilePlugin("ENTRY_NULL", .refused("makeGameConfig returned nothing")),
    HostilePlugin("ENTRY_MISALIGNED", .refused("returned a misaligned pointer")),
    HostilePlugin("ENTRY_GARBAGE", .refused("was killed by SIGSEGV")),
    HostilePlugin("ENTRY_SMALL", .refused("the game's table has 16 bytes")),
    HostilePlugin("ENTRY_HUGE", .refused("the game's table has 4294967295 bytes")),
    HostilePlugin(
      "ENTRY_OLD", .refused("built for door version 0; this host speaks version 1")),
    HostilePlugin(
      "ENTRY_NEW",
      .refused("built for door version 99 and needs at least 99; this host speaks version 1")),
    HostilePlugin("ENTRY_ERROR", .refused("this machine is too slow")),
    HostilePlugin("ENTRY_ERROR_BYTES", .refused("a reason that is not UTF-8")),
    HostilePlugin("ENTRY_NO_MANIFEST", .refused("the manifest cannot be used")),
    HostilePlugin("ENTRY_NULL_MANIFEST", .refused("at a null pointer")),
    HostilePlugin("ENTRY_NOT_JSON", .refused("the manifest cannot be used")),
    HostilePlugin("ENTRY_NO_TITLE", .refused("title is missing"), defines: ["NO_TITLE"]),
    HostilePlugin("ENTRY_LONG_MANIFEST", .refused("a manifest of 1099511627776 bytes")),
    HostilePlugin(
      "ENTRY_SAME_MODES", .refused("two modes have the id \"a\""), defines: ["SAME_MODES"]),
    HostilePlugin(
      "ENTRY_BAD_SUBSYSTEM", .refused("is not a reverse-DNS name"), defines: ["BAD_SUBSYSTEM"]),
    HostilePlugin("ENTRY_NO_OPEN", .refused("lacks the mandatory function open")),
    HostilePlugin("ENTRY_NO_EVENT", .refused("lacks the mandatory function event")),
    HostilePlugin("ENTRY_NO_RENDER", .refused("lacks the mandatory function render")),
    HostilePlugin("ENTRY_NO_CLOSE", .refused("lacks the mandatory function close")),
    HostilePlugin("ENTRY_NO_SNAPSHOT", .plays), HostilePlugin("ENTRY_NO_LAST_ERROR", .plays),
    HostilePlugin("OPEN_ERROR", .notOpened("it does not want to")),
    HostilePlugin("OPEN_NULL", .notOpened("open said yes, but gave no session")),
    HostilePlugin("OPEN_SEGV", .notOpened("was killed by SIGSEGV")),
    HostilePlugin("OPEN_SLEEPS", .notOpened("did not answer within")),
  ]

  /// Frames: drawn well at first, spoiled after the first move.
  public static let frames: [HostilePlugin] = [
    HostilePlugin("RENDER_ERROR", .goesOn("it does not want to")),
    HostilePlugin("RENDER_NULL", .goesOn("a frame of")),
    HostilePlugin("RENDER_CUT", .goesOn("invalid frame: the frame states")),
    HostilePlugin("RENDER_MAGIC", .goesOn("invalid frame: the frame begins with 7")),
    HostilePlugin("RENDER_COUNTS", .goesOn("invalid frame: the frame has 4294967295 nodes")),
    HostilePlugin("RENDER_MILLION", .goesOn("invalid frame: the frame has 1000000 nodes")),
    HostilePlugin("RENDER_CYCLE", .goesOn("claims more descendants")),
    HostilePlugin("RENDER_UTF8", .goesOn("not UTF-8")),
    HostilePlugin("RENDER_ESCAPE", .goesOn("control character 27")),
    HostilePlugin("RENDER_DEEP", .goesOn("lies deeper than 64")),
    HostilePlugin("RENDER_TEXT_RANGE", .goesOn("lies outside the text")),
    HostilePlugin("RENDER_LONG", .goesOn("a frame of 1099511627776 bytes")),
    HostilePlugin("RENDER_NO_CELLS", .goesOn("needs 1 data entries")),
    HostilePlugin("RENDER_ROLE", .goesOn("unknown role 999")),
    HostilePlugin("RENDER_KIND", .goesOn("unknown kind 999")),
    HostilePlugin("RENDER_PARAMETER", .goesOn("which is out of range")),
    HostilePlugin("RENDER_ASKS", .plays), HostilePlugin("SNAPSHOT_ASKS", .plays),
    HostilePlugin("SNAPSHOT_NULL", .goesOn("at a null pointer")),
    HostilePlugin("SNAPSHOT_HUGE", .goesOn("a snapshot of 8589934592 bytes")),
    HostilePlugin("SNAPSHOT_ERROR", .goesOn("could not give its state")),
  ]

  /// What keeps a processor busy while nobody asks for anything.
  public static let spinning = [
    HostilePlugin("RENDER_SPINS", .endedIdle("without being asked anything"))
  ]

  /// What takes long, but is asked for.
  public static let busy = HostilePlugin("EVENT_COMPUTES", .goesOn(nil))

  /// What an event does.
  public static let events: [HostilePlugin] = [
    HostilePlugin("EVENT_SEGV", .setBack("was killed by SIGSEGV")),
    HostilePlugin("EVENT_ABORT", .setBack("was killed by SIGABRT")),
    HostilePlugin("EVENT_EXIT", .setBack("ended with code 0")),
    HostilePlugin("EVENT_TRAP", .setBack("was killed by SIGILL")),
    HostilePlugin("EVENT_LOOP", .setBack("did not answer within")),
    HostilePlugin("EVENT_STACK", .setBack("was killed by SIGSEGV")),
    HostilePlugin("EVENT_MEMORY", .setBack("was killed by SIGSEGV")),
    HostilePlugin("EVENT_ASKS", .setBack("it asked the host")),
    HostilePlugin("EVENT_SOCKET_GARBAGE", .setBack("broke the rules of the stage")),
    HostilePlugin("EVENT_SOCKET_REPLY", .setBack("broke the rules of the stage")),
    HostilePlugin("EVENT_SOCKET_CLOSED", .setBack("ended with code 0")),
    HostilePlugin("EVENT_SLEEPS", .setBack("did not answer within")),
    HostilePlugin("EVENT_IGNORES", .setBack("did not answer within")),
    HostilePlugin("EVENT_REENTERS", .survives), HostilePlugin("EVENT_THREADS", .goesOn(nil)),
    HostilePlugin("EVENT_SPINS", .goesOn(nil)), HostilePlugin("EVENT_DESCRIPTORS", .goesOn(nil)),
    HostilePlugin("EVENT_CLOSED_HANDLE", .goesOn(nil)),
    HostilePlugin("EVENT_OTHER_THREAD", .goesOn(nil)),
    HostilePlugin("EVENT_NULL_HANDLE", .goesOn(nil)),
    HostilePlugin("EVENT_OLD_HANDLE", .goesOn(nil)),
    HostilePlugin("EVENT_NULL_TEXT", .goesOn(nil)),
    HostilePlugin("EVENT_STATUS", .goesOn("could not take an event: it does not want to")),
    HostilePlugin("EVENT_TOAST", .goesOn("a message of 1073741824 bytes")),
    HostilePlugin("EVENT_TOAST_BYTES", .goesOn("a message that is not UTF-8")),
    HostilePlugin("EVENT_FLAGS", .goesOn(nil)), HostilePlugin("EVENT_DISK", .goesOn(nil)),
    HostilePlugin("EVENT_BAD_SLOT", .goesOn(nil)), HostilePlugin("EVENT_LOGS", .goesOn(nil)),
    HostilePlugin("EVENT_LOGS_FOR_EVER", .setBack("it asked the host 10001 times")),
    HostilePlugin("EVENT_PRINTS", .goesOn(nil)), HostilePlugin("CLOSE_SEGV", .plays),
    HostilePlugin("CLOSE_SLEEPS", .plays),
  ]
}
