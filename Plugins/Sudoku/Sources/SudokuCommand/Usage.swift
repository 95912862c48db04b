/// What the command says about itself.
enum Usage {
  static let version = "sudoku 0.1.0\n"

  static let help = """
    Solve, count, generate and grade Sudoku puzzles.

    Usage: sudoku solve    [--steps] [--any] [--count-only] [FILE]
           sudoku count    [--limit N] [FILE]
           sudoku grade    [FILE]
           sudoku generate [--level LEVEL] [--count N] [--seed N]

    A puzzle is a line of 81 characters, row by row: 1 to 9 for a digit, . or 0 for a blank.
    Empty lines are skipped, and so is what follows a #. Without FILE, or with -, puzzles come
    from standard input.

    solve      writes the solution of each puzzle that has exactly one
      --steps       also tells the way a person would find it, one # line for each step
      --any         also solves puzzles with several solutions, any way that works
      --count-only  writes the number of solutions instead, like count
    count      writes how many solutions each puzzle has
      --limit N     stops counting there and marks the number with a + (default 1000)
    grade      writes each puzzle's level, rating, score and hardest step
    generate   writes puzzles with one solution, none of whose digits can be spared
      --level LEVEL easy, medium, hard or expert (default medium)
      --count N     how many puzzles (default 1), each from the next seed
      --seed N      the first seed; the same level and seed give the same puzzle (default random)

    --help, -h and --version work anywhere before FILE.

    Ends with 0 when all went well, 64 for a command line that was not understood, 65 when a line
    of the input could not be used, 66 when the input could not be read.

    """
}
