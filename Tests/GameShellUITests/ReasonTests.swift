import GameShellUI
import Platform
import TestSupport
import Testing

@testable import struct GameShellUI.ReasonStrings
@testable import struct GameShellUI.SentenceTemplate

@Suite("What went wrong, in the player's language")
struct ReasonTests {
  private func told(_ sentence: String, _ language: String) -> String {
    ShellStrings(locale: language).told(sentence)
  }

  @Test("a sentence of the host's is found again, with what stands in it")
  func found() {
    let sentence = "libTile.so was killed by SIGSEGV"
    #expect(told(sentence, "en") == sentence)
    #expect(told(sentence, "de") == "libTile.so wurde von SIGSEGV beendet")
    #expect(told(sentence, "es") == "SIGSEGV terminó libTile.so")
    #expect(told(sentence, "zh-Hans") == "libTile.so 被 SIGSEGV 终止")
  }

  @Test("a sentence within a sentence is told too, also after a file's name")
  func nested() {
    #expect(
      told(
        "systemctl was not found, so this machine has no systemd; the reminder is shown when the "
          + "game host is started instead", "de")
        == "systemctl fehlt, also gibt es hier kein systemd; die Erinnerung erscheint statt "
        + "dessen beim nächsten Start")
    #expect(
      told(
        "libdbus-1.so.3 was not found; install D-Bus's library (libdbus-1-3) to see "
          + "notifications; the reminder is shown when the game host is started instead", "es")
        == "no se encontró libdbus-1.so.3; instala la biblioteca de D-Bus (libdbus-1-3) para ver "
        + "notificaciones; el recordatorio aparece al iniciar el programa")
    #expect(
      told(
        "licences cannot be checked: signatures cannot be made or checked: neither libsodium nor "
          + "libcrypto was found; install one, on Debian with: apt install libsodium23 (or libssl3)",
        "de")
        == "Lizenzen sind nicht prüfbar: Signaturen sind hier nicht möglich: weder libsodium noch "
        + "libcrypto ist da; installiere eine davon, unter Debian mit: apt install libsodium23 "
        + "(oder libssl3)")
    #expect(
      told("libOdd.so: libOdd.so is empty; copy or build it again", "de")
        == "libOdd.so: libOdd.so ist leer; kopiere oder baue die Datei neu")
    #expect(
      told("libTile.so could not open board/9: a reason of the game's own", "es")
        == "libTile.so no pudo abrir board/9: a reason of the game's own")
  }

  @Test("of two sentences that fit, the one that says more is taken")
  func longest() {
    #expect(
      told(
        "a.so is not a game: it exports makeGameCfg, but not makeGameConfig; check the spelling",
        "de")
        == "a.so ist kein Spiel: es hat makeGameCfg, aber nicht makeGameConfig; prüfe die "
        + "Schreibweise")
  }

  @Test(
    "what is not known stays as it is",
    arguments: ["", ":", "a", "the moon is full", "{name} {reason}", "x: y: z: the moon"])
  func unknown(sentence: String) {
    #expect(told(sentence, "de") == sentence)
  }

  @Test("a name takes any text but none, and the rest must fit to the end")
  func template() {
    let template = SentenceTemplate("{a} is {b}; {c}")
    let values = template.values(in: "x is y is z; w")
    #expect(values?.map(\.value) == ["x", "y is z", "w"])
    #expect(template.values(in: " is y; w") == nil)
    #expect(SentenceTemplate("{a} is full").values(in: "it is full now") == nil)
    #expect(
      SentenceTemplate("{a} is full").values(in: "a is full is full")?[0].value == "a is full")
  }

  @Test("each sentence is one that the sources still say")
  func current() throws {
    var sources = ""
    func visit(_ folder: String) throws {
      for name in try FileSystem.list(folder).sorted() where name != "Strings" {
        let path = Path.join(folder, name)
        if name.hasSuffix(".swift") {
          sources += String(decoding: try FileSystem.read(path, limit: 1 << 22), as: UTF8.self)
        } else if (try? FileSystem.list(path)) != nil {
          try visit(path)
        }
      }
    }
    try visit(Repository.path("Sources"))
    // A sentence over several lines is one.
    sources = sources.replacing(/"\s*\+ "/, with: "").replacing("\\\"", with: "\"")
      .filter { $0 != ":" }
    for sentence in ReasonStrings().all {
      for literal in SentenceTemplate(sentence).literals where literal.count > 3 {
        // Some sentences are put together of who it was and what that did or could not do.
        let parts = [literal, literal.replacing(" could not ", with: "")[...]].map { part in
          part.split(separator: " ").joined(separator: " ").filter { $0 != ":" }
        }
        let isSaid = parts.contains { sources.contains($0) }
        #expect(isSaid, "nobody says \"\(sentence)\" any more")
      }
    }
  }
}
