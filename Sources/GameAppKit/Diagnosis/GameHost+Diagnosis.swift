import ALSAAudio
import FreedesktopReminders
import GameShellKit
import OTLPTelemetry
import Platform
import SQLiteStore

extension GameHost {
  /// Tries what the host does for games on this machine, and tells what is kept of the player's.
  ///
  /// Nothing is heard or shown, and nothing is made that is not there yet; what does not answer
  /// takes some seconds.
  public func diagnose() -> [DiagnosisGroup] {
    let saves = SavesDiagnosis(options: options, now: SystemClock().now.wall)
    return [
      DiagnosisGroup(
        title: "Services",
        diagnoses: [telemetry(saves.consent), reports(), saves.diagnosis]
          + diagnoseCare(StoreDiagnosis(path: options.storePath)) + [sound()] + reminders()),
      DiagnosisGroup(
        title: "Trust and licences",
        diagnoses: [signatures()] + trust() + LicenceDiagnosis(host: self).diagnoses),
      DiagnosisGroup(title: "Games set aside", diagnoses: saves.quarantined),
      DiagnosisGroup(title: "Last run", diagnoses: lastRun()),
    ].filter { !$0.diagnoses.isEmpty }
  }

  private func telemetry(_ consent: SavesDiagnosis.Consent) -> Diagnosis {
    let files = exportFiles()
    let written =
      files.isEmpty
      ? "nothing has been written"
      : "\(Size.words(files.map(\.size).reduce(0, +))) in "
        + "\(files.count == 1 ? "1 file" : "\(files.count) files") in \(options.exportFolder)"
    switch consent {
    case .given: return Diagnosis("telemetry", .good, "the player agreed to it: \(written)")
    case .refused, .notAsked, .unknown:
      let answer =
        switch consent {
        case .refused: "the player said no"
        case .notAsked: "the player has not been asked yet"
        default: "the player's answer cannot be read"
        }
      guard files.isEmpty else {
        return Diagnosis(
          "telemetry", .note, "\(answer), but there are still \(written)",
          advice: "remove them in Settings, or by hand")
      }
      return Diagnosis("telemetry", .good, "\(answer), so nothing is written for export")
    }
  }

  private func exportFiles() -> [FileStatus] {
    ((try? FileSystem.list(options.exportFolder)) ?? []).compactMap {
      try? FileStatus(path: Path.join(options.exportFolder, $0))
    }
  }

  private func reports() -> Diagnosis {
    let count = faultReports().count
    return count == 0
      ? Diagnosis("faults", .good, "no game's fault is on file")
      : Diagnosis(
        "faults", .note, count == 1 ? "1 report of a game's fault" : "\(count) reports of faults",
        advice: "read them with: gamehost doctor --reports")
  }

  private func sound() -> Diagnosis {
    let found = SoundSystem.diagnose(SoundSystem.Configuration(soundsFolder: options.soundsFolder))
    return Diagnosis("sound", found.works ? .good : .note, found.sentence)
  }

  private func reminders() -> [Diagnosis] {
    zip(["reminders", "notifications"], FreedesktopReminders.diagnose(options.environment)).map {
      Diagnosis($0, $1.works ? .good : .note, $1.sentence)
    }
  }

  private func lastRun() -> [Diagnosis] {
    guard let run = LastRun.load(from: options.lastRunFile) else { return [] }
    let shown = run.subsystems.joined(separator: ", ")
    return [Diagnosis("shown", .good, shown)]
      + run.metrics.figures.map { Diagnosis($0.name, .good, $0.value) }
  }
}

/// Sizes in words.
enum Size {
  /// For example `312 bytes`, `12 KB`, `3 MB`.
  static func words(_ bytes: Int64) -> String {
    switch bytes {
    case ..<1024: "\(bytes) bytes"
    case ..<(1 << 20): "\((bytes + 512) >> 10) KB"
    default: "\((bytes + (1 << 19)) >> 20) MB"
    }
  }
}
