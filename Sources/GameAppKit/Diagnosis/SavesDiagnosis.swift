import GameShellKit
import Platform
import SQLiteStore

/// What the store of saves says of itself, and what is kept in it that `doctor` tells.
///
/// A store that is not there is not made.
struct SavesDiagnosis {
  /// The player's answer to the consent question.
  enum Consent {
    case given, refused, notAsked, unknown
  }

  let diagnosis: Diagnosis
  let consent: Consent
  let quarantined: [Diagnosis]

  init(options: HostOptions, now: Int64) {
    let path = options.storePath
    guard FileSystem.exists(path) else {
      diagnosis = Self.withoutStore()
      (consent, quarantined) = (.notAsked, [])
      return
    }
    let look = StoreDiagnosis(path: path)
    if let fault = look.fault {
      // Opening it would mend it; that is the next run's business, which tells the player.
      diagnosis = Diagnosis(
        "saves", .missing, fault,
        advice: look.backups.isEmpty
          ? "without it no game can be played"
          : "the next run takes up the newest good backup")
      (consent, quarantined) = (.unknown, [])
      return
    }
    do throws(SaveError) {
      let store = try SQLiteStore(path: path, now: now)
      diagnosis = Self.sound(store)
      consent =
        switch StoredConsent(store: store).answer {
        case true?: .given
        case false?: .refused
        case nil: .notAsked
        }
      quarantined = Self.quarantined(in: store)
    } catch {
      diagnosis = Diagnosis(
        "saves", .missing, error.description, advice: "without it no game can be played")
      (consent, quarantined) = (.unknown, [])
    }
  }

  private static func withoutStore() -> Diagnosis {
    do throws(SQLiteError) {
      let library = try SQLiteLibrary()
      return Diagnosis(
        "saves", .good, "SQLite \(library.version); the store is made with the first game")
    } catch {
      return Diagnosis("saves", .missing, "\(error)", advice: "without it no game can be played")
    }
  }

  private static func sound(_ store: SQLiteStore) -> Diagnosis {
    do throws(SaveError) { try store.check() } catch {
      return Diagnosis(
        "saves", .missing, "the store cannot be written: \(error)",
        advice: "make it writable, or choose another folder with --data-dir")
    }
    let size = (try? FileStatus(path: store.path))?.size ?? 0
    let name = Path.name(of: store.path)
    let damaged = ((try? FileSystem.list(Path.folder(of: store.path))) ?? []).filter {
      $0.hasPrefix("\(name).corrupt-") && !$0.hasSuffix("-wal")
    }
    return Diagnosis(
      "saves", damaged.isEmpty ? .good : .note,
      "SQLite \(store.libraryVersion), \(Size.words(size)) in \(store.path)",
      advice: damaged.isEmpty
        ? "" : "damaged ones were set aside: \(damaged.joined(separator: ", "))")
  }

  private static func quarantined(in store: SQLiteStore) -> [Diagnosis] {
    ((try? store.pluginRecords()) ?? []).compactMap { record in
      guard case .quarantined(let reason) = record.outcome, FileSystem.exists(record.path) else {
        return nil
      }
      let name = PluginGame.name(of: record.path)
      return Diagnosis(
        name, .note, "\(reason) when it was looked at",
        advice: "try again with: gamehost scan --retry \(PluginFolders.bare(name))")
    }
  }
}
