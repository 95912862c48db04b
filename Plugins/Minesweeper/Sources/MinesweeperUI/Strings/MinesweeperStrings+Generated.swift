// swift-format-ignore-file
// Written by scripts/generate-l10n from Plugins/Minesweeper/Localization/Minesweeper.xcstrings; change that file instead.

import GameShellKit

extension MinesweeperStrings {
  /// The languages that there are, as BCP 47.
  public static let languages = ["de", "en", "es", "zh-Hans"]

  /// The words in one of `languages`; nil for any other.
  static func catalogue(_ language: String) -> MinesweeperStrings? {
    switch language {
    case "de": de
    case "en": en
    case "es": es
    case "zh-Hans": zhHans
    default: nil
    }
  }

  private static let de: MinesweeperStrings = {
    var words = MinesweeperStrings()
    words.title = "Minesweeper"
    words.reminder = "Ein frisches Feld wartet. Ein Feld nach dem anderen."
    words.beginner = "Anfänger"
    words.intermediate = "Fortgeschritten"
    words.expert = "Experte"
    words.large = "Groß"
    words.measures = "{width}×{height}, {mines} Minen"
    words.summary = "{count} von {total} markiert"
    words.tooSmall = "zu klein: mindestens {needed}"
    words.minesLeft = PluralText(one: "noch {count} Mine zu markieren", other: "noch {count} Minen zu markieren")
    words.time = "Zeit {time}"
    words.newGame = "Neues Spiel?"
    words.giveUp = "Dieses Spiel für ein neues aufgeben?"
    words.squaresOpen = "{count} von {total} sicheren Feldern offen"
    words.cleared = "Geräumt in {time}"
    words.boom = "Bumm, nach {time}"
    words.openings = PluralText(one: "{count} Öffnung", other: "{count} Öffnungen")
    words.speed = "{speed} pro Sekunde"
    words.openSquare = "Öffne ein Feld."
    words.firstIsSafe = "Das erste ist sicher."
    words.firstIsAlwaysSafe = "Öffne ein Feld: das erste ist immer sicher."
    words.keyNewGame = "neues Spiel"
    words.keyKeep = "weiterspielen"
    words.keyOpen = "öffnen"
    words.keyFlag = "markieren"
    words.keyUndo = "zurück"
    words.keyRedo = "wieder"
    words.keyNew = "neu"
    words.keyHint = "Tipp"
    words.keyMove = "bewegen"
    words.tooManyWays = "Hier gibt es zu viele Möglichkeiten."
    words.tooManyWaysShort = "Zu viele Wege."
    words.onlyGuess = "Nichts ist sicher: nun muss geraten werden."
    words.onlyGuessShort = "Nur Raten hilft."
    words.isWrong = "Zeile {row}, Spalte {column} ist falsch markiert"
    words.isSafe = "Zeile {row}, Spalte {column} ist sicher"
    words.isMine = "Zeile {row}, Spalte {column} ist eine Mine"
    words.because = "{hint}: {reason}."
    words.oneNumber = "eine Zahl daneben sagt es"
    words.severalNumbers = "die Zahlen ringsum lassen nichts anderes zu"
    words.mineCount = PluralText(one: "es gibt nur {count} Mine auf dem Brett", other: "es gibt nur {count} Minen")
    words.noReason = "nichts folgt"
    words.board = "{width} mal {height} Felder"
    words.square = "Zeile {row}, Spalte {column}, {state}"
    words.closed = "zu"
    words.marked = "markiert"
    words.noMinesAround = "keine Minen ringsum"
    words.minesAround = PluralText(one: "{count} Mine ringsum", other: "{count} Minen ringsum")
    words.mine = "Mine"
    words.struck = "Mine, die hochging"
    words.wronglyMarked = "falsch markiert"
    return words
  }()

  private static let en: MinesweeperStrings = {
    var words = MinesweeperStrings()
    words.title = "Minesweeper"
    words.reminder = "A fresh field is waiting. One square at a time."
    words.beginner = "Beginner"
    words.intermediate = "Intermediate"
    words.expert = "Expert"
    words.large = "Large"
    words.measures = "{width}×{height}, {mines} mines"
    words.summary = "{count} of {total} marked"
    words.tooSmall = "too small: {needed} at least"
    words.minesLeft = PluralText(one: "{count} mine left to mark", other: "{count} mines left to mark")
    words.time = "time {time}"
    words.newGame = "New game?"
    words.giveUp = "Give this game up for a new one?"
    words.squaresOpen = "{count} of {total} safe squares open"
    words.cleared = "Cleared in {time}"
    words.boom = "Boom, after {time}"
    words.openings = PluralText(one: "{count} opening", other: "{count} openings")
    words.speed = "{speed} a second"
    words.openSquare = "Open a square."
    words.firstIsSafe = "The first is safe."
    words.firstIsAlwaysSafe = "Open any square: the first is always safe."
    words.keyNewGame = "new game"
    words.keyKeep = "keep playing"
    words.keyOpen = "open"
    words.keyFlag = "flag"
    words.keyUndo = "undo"
    words.keyRedo = "redo"
    words.keyNew = "new"
    words.keyHint = "hint"
    words.keyMove = "move"
    words.tooManyWays = "There are too many possibilities to count here."
    words.tooManyWaysShort = "Too many ways."
    words.onlyGuess = "Nothing is certain: the next square is a guess."
    words.onlyGuessShort = "Only a guess is left."
    words.isWrong = "Row {row}, column {column} is wrongly marked"
    words.isSafe = "Row {row}, column {column} is safe"
    words.isMine = "Row {row}, column {column} is a mine"
    words.because = "{hint}: {reason}."
    words.oneNumber = "one number beside it says so"
    words.severalNumbers = "the numbers around leave no other way"
    words.mineCount = PluralText(one: "there is only {count} mine on the board", other: "there are only {count} mines")
    words.noReason = "nothing follows"
    words.board = "{width} by {height} squares"
    words.square = "row {row}, column {column}, {state}"
    words.closed = "closed"
    words.marked = "marked"
    words.noMinesAround = "no mines around"
    words.minesAround = PluralText(one: "{count} mine around", other: "{count} mines around")
    words.mine = "mine"
    words.struck = "mine that went off"
    words.wronglyMarked = "wrongly marked"
    return words
  }()

  private static let es: MinesweeperStrings = {
    var words = MinesweeperStrings()
    words.title = "Buscaminas"
    words.reminder = "Te espera un campo nuevo. Casilla a casilla."
    words.beginner = "Principiante"
    words.intermediate = "Intermedio"
    words.expert = "Experto"
    words.large = "Grande"
    words.measures = "{width}×{height}, {mines} minas"
    words.summary = "{count} de {total} marcadas"
    words.tooSmall = "muy pequeño: mínimo {needed}"
    words.minesLeft = PluralText(one: "queda {count} mina por marcar", other: "quedan {count} minas por marcar")
    words.time = "tiempo {time}"
    words.newGame = "¿Nueva partida?"
    words.giveUp = "¿Dejar esta partida y empezar otra?"
    words.squaresOpen = "{count} de {total} casillas seguras abiertas"
    words.cleared = "Despejado en {time}"
    words.boom = "¡Bum!, tras {time}"
    words.openings = PluralText(one: "{count} apertura", other: "{count} aperturas")
    words.speed = "{speed} por segundo"
    words.openSquare = "Abre una casilla."
    words.firstIsSafe = "La primera es segura."
    words.firstIsAlwaysSafe = "Abre una casilla: la primera es segura."
    words.keyNewGame = "otra partida"
    words.keyKeep = "seguir jugando"
    words.keyOpen = "abrir"
    words.keyFlag = "marcar"
    words.keyUndo = "deshacer"
    words.keyRedo = "rehacer"
    words.keyNew = "nueva"
    words.keyHint = "pista"
    words.keyMove = "mover"
    words.tooManyWays = "Aquí hay demasiadas posibilidades."
    words.tooManyWaysShort = "Son demasiadas."
    words.onlyGuess = "Nada es seguro: toca adivinar."
    words.onlyGuessShort = "Solo queda adivinar."
    words.isWrong = "Fila {row}, columna {column}: mal marcada"
    words.isSafe = "Fila {row}, columna {column}: segura"
    words.isMine = "Fila {row}, columna {column}: mina"
    words.because = "{hint}, porque {reason}."
    words.oneNumber = "lo dice un número vecino"
    words.severalNumbers = "los números de alrededor no dejan otra opción"
    words.mineCount = PluralText(one: "solo hay {count} mina en el tablero", other: "solo hay {count} minas")
    words.noReason = "no se deduce nada"
    words.board = "{width} por {height} casillas"
    words.square = "fila {row}, columna {column}, {state}"
    words.closed = "cerrada"
    words.marked = "marcada"
    words.noMinesAround = "sin minas alrededor"
    words.minesAround = PluralText(one: "{count} mina alrededor", other: "{count} minas alrededor")
    words.mine = "mina"
    words.struck = "mina que estalló"
    words.wronglyMarked = "mal marcada"
    return words
  }()

  private static let zhHans: MinesweeperStrings = {
    var words = MinesweeperStrings()
    words.title = "扫雷"
    words.reminder = "新的雷区在等你，一格一格来。"
    words.beginner = "初级"
    words.intermediate = "中级"
    words.expert = "高级"
    words.large = "大型"
    words.measures = "{width}×{height}，{mines} 雷"
    words.summary = "已标记 {count}/{total}"
    words.tooSmall = "太小：至少 {needed}"
    words.minesLeft = PluralText(other: "还有 {count} 个雷未标记")
    words.time = "用时 {time}"
    words.newGame = "新的一局？"
    words.giveUp = "放弃这一局，重新开始？"
    words.squaresOpen = "已打开 {count}/{total} 个安全格"
    words.cleared = "用时 {time} 扫清"
    words.boom = "轰！用时 {time}"
    words.openings = PluralText(other: "{count} 片空白")
    words.speed = "每秒 {speed}"
    words.openSquare = "请打开一格。"
    words.firstIsSafe = "第一格是安全的。"
    words.firstIsAlwaysSafe = "打开任意一格：第一格总是安全的。"
    words.keyNewGame = "新的一局"
    words.keyKeep = "继续玩"
    words.keyOpen = "打开"
    words.keyFlag = "标记"
    words.keyUndo = "撤销"
    words.keyRedo = "重做"
    words.keyNew = "新局"
    words.keyHint = "提示"
    words.keyMove = "移动"
    words.tooManyWays = "可能性太多，无法推算。"
    words.tooManyWaysShort = "可能性太多。"
    words.onlyGuess = "没有确定的格子：只能猜了。"
    words.onlyGuessShort = "只能猜了。"
    words.isWrong = "第 {row} 行第 {column} 列标错了"
    words.isSafe = "第 {row} 行第 {column} 列安全"
    words.isMine = "第 {row} 行第 {column} 列是雷"
    words.because = "{hint}：{reason}。"
    words.oneNumber = "旁边一个数字就能说明"
    words.severalNumbers = "周围的数字只容许这样"
    words.mineCount = PluralText(other: "总共只有 {count} 个雷")
    words.noReason = "无法推断"
    words.board = "{width} 乘 {height} 格"
    words.square = "第 {row} 行，第 {column} 列，{state}"
    words.closed = "未打开"
    words.marked = "已标记"
    words.noMinesAround = "周围没有雷"
    words.minesAround = PluralText(other: "周围 {count} 个雷")
    words.mine = "雷"
    words.struck = "引爆的雷"
    words.wronglyMarked = "标错"
    return words
  }()
}
