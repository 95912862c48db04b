import GameStage
import Platform

// A stage has nothing in common with the program but its file: it is told apart before anything.
if CommandLine.arguments.dropFirst().first == StageProcess.argument {
  StageProcess.run(arguments: CommandLine.arguments, environment: .current())
  Program.exit(0)
}
Program.exit(Gamehost.run(arguments: Array(CommandLine.arguments.dropFirst())).rawValue)
