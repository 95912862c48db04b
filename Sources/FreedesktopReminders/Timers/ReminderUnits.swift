import Platform

/// The two unit files of one game's reminder.
struct ReminderUnits: Hashable, Sendable {
  /// The name of both units without its ending.
  let name: String
  /// The minute of the day.
  let minute: Int
  /// What it is, for people who list their timers.
  let title: String
  /// The program and its arguments.
  let program: String
  let arguments: [String]
  /// Variables that the program must find as they are now.
  let variables: [String: String]

  /// The name of a game's units without its ending.
  static func name(of subsystem: String) -> String { "gamehost-\(UnitName.escaped(subsystem))" }

  /// The timer, by systemd.timer(5). `Persistent` makes up for an hour at which the machine was
  /// off.
  var timer: String {
    """
    [Unit]
    Description=gamehost reminder: \(UnitEscaping.line(title)) (timer)

    [Timer]
    OnCalendar=*-*-* \(Self.twoDigits(minute / 60)):\(Self.twoDigits(minute % 60)):00
    Persistent=true
    Unit=\(name).service

    [Install]
    WantedBy=timers.target

    """
  }

  /// The service that the timer starts.
  var service: String {
    let environment = variables.sorted { $0.key < $1.key }.map { name, value in
      "Environment=\(UnitEscaping.word("\(name)=\(value)", doublingDollars: false))\n"
    }
    return """
      [Unit]
      Description=gamehost reminder: \(UnitEscaping.line(title)) (notification)

      [Service]
      Type=oneshot
      TimeoutStartSec=60
      \(environment.joined())ExecStart=\(UnitEscaping.command(program, arguments))

      """
  }

  private static func twoDigits(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
}
