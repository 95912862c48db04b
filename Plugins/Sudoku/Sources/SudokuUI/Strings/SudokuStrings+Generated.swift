// swift-format-ignore-file
// Written by scripts/generate-l10n from Plugins/Sudoku/Localization/Sudoku.xcstrings; change that file instead.

extension SudokuStrings {
  /// The languages that there are, as BCP 47.
  public static let languages = ["de", "en", "es", "zh-Hans"]

  /// The words in one of `languages`; nil for any other.
  static func catalogue(_ language: String) -> SudokuStrings? {
    switch language {
    case "de": de
    case "en": en
    case "es": es
    case "zh-Hans": zhHans
    default: nil
    }
  }

  private static let de: SudokuStrings = {
    var words = SudokuStrings()
    words.title = "Sudoku"
    words.reminder = "Neun Ziffern warten auf ihre Plätze."
    words.easy = "Leicht"
    words.medium = "Mittel"
    words.hard = "Schwer"
    words.expert = "Experte"
    words.easyNeeds = "ein Feld nach dem anderen"
    words.mediumNeeds = "und Blockkandidaten"
    words.hardNeeds = "und Paare, Tripel, Quadrupel"
    words.expertNeeds = "und Fische, Flügel, Ketten"
    words.ownPuzzle = "Eigenes Rätsel"
    words.summary = "{count} von {total}"
    words.yes = "Ja"
    words.goOn = "Weiter"
    words.restart = "Neu anfangen"
    words.restartMessage = "Alle Ziffern und Notizen zurücknehmen?"
    words.newPuzzle = "Neues Rätsel"
    words.newPuzzleMessage = "Dieses Rätsel für ein neues aufgeben?"
    words.pastedPuzzle = "Eingefügtes Rätsel"
    words.pastedPuzzleMessage = "Das eingefügte Rätsel öffnen?"
    return words
  }()

  private static let en: SudokuStrings = {
    var words = SudokuStrings()
    words.title = "Sudoku"
    words.reminder = "Nine digits are waiting for their places."
    words.easy = "Easy"
    words.medium = "Medium"
    words.hard = "Hard"
    words.expert = "Expert"
    words.easyNeeds = "one square after the other"
    words.mediumNeeds = "and locked candidates"
    words.hardNeeds = "and pairs, triples, quadruples"
    words.expertNeeds = "and fish, wings, chains"
    words.ownPuzzle = "Own puzzle"
    words.summary = "{count} of {total}"
    words.yes = "Yes"
    words.goOn = "Go on"
    words.restart = "Restart"
    words.restartMessage = "Take all digits and notes back?"
    words.newPuzzle = "New puzzle"
    words.newPuzzleMessage = "Give this puzzle up for a new one?"
    words.pastedPuzzle = "Pasted puzzle"
    words.pastedPuzzleMessage = "Open the pasted puzzle?"
    return words
  }()

  private static let es: SudokuStrings = {
    var words = SudokuStrings()
    words.title = "Sudoku"
    words.reminder = "Nueve cifras esperan su lugar."
    words.easy = "Fácil"
    words.medium = "Medio"
    words.hard = "Difícil"
    words.expert = "Experto"
    words.easyNeeds = "una casilla tras otra"
    words.mediumNeeds = "y candidatos bloqueados"
    words.hardNeeds = "y parejas, tríos, cuartetos"
    words.expertNeeds = "y peces, alas, cadenas"
    words.ownPuzzle = "Puzle propio"
    words.summary = "{count} de {total}"
    words.yes = "Sí"
    words.goOn = "Seguir"
    words.restart = "Reiniciar"
    words.restartMessage = "¿Quitar todas las cifras y notas?"
    words.newPuzzle = "Puzle nuevo"
    words.newPuzzleMessage = "¿Dejar este puzle por otro?"
    words.pastedPuzzle = "Puzle pegado"
    words.pastedPuzzleMessage = "¿Abrir el puzle pegado?"
    return words
  }()

  private static let zhHans: SudokuStrings = {
    var words = SudokuStrings()
    words.title = "数独"
    words.reminder = "九个数字正等待归位。"
    words.easy = "简单"
    words.medium = "中等"
    words.hard = "困难"
    words.expert = "专家"
    words.easyNeeds = "逐格推理"
    words.mediumNeeds = "加上区块排除"
    words.hardNeeds = "加上数对、三数组、四数组"
    words.expertNeeds = "加上鱼、翼、链"
    words.ownPuzzle = "自定义题目"
    words.summary = "{count}/{total}"
    words.yes = "是"
    words.goOn = "继续"
    words.restart = "重新开始"
    words.restartMessage = "撤回所有数字和笔记？"
    words.newPuzzle = "新题目"
    words.newPuzzleMessage = "放弃此题，换一道新题？"
    words.pastedPuzzle = "粘贴的题目"
    words.pastedPuzzleMessage = "打开粘贴的题目？"
    return words
  }()
}
