import Glibc
import SudokuCommand

@main
enum SudokuTool {
  static func main() {
    var command = SudokuCommand(
      console: SystemConsole(), randomSeed: UInt64.random(in: 0...0xFFFF_FFFF))
    exit(command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
