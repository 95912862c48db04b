import GameStage
import Platform

let programStart = Program.start
// A stage has nothing in common with the program but its file: it is told apart before anything.
if CommandLine.arguments.dropFirst().first == StageProcess.argument {
  StageProcess.run(arguments: CommandLine.arguments, environment: .current())
  Program.exit(0)
}
let code = Gamehost.run(
  arguments: Array(CommandLine.arguments.dropFirst()), programStart: programStart)
Program.exit(code.rawValue)
