import Platform

Program.exit(Gamehost.run(arguments: Array(CommandLine.arguments.dropFirst())).rawValue)
