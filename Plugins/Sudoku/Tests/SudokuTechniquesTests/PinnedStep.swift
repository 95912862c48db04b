import SudokuTechniques

/// One step as it must be found and told: the first of its technique on the way through a puzzle.
struct PinnedStep: Sendable {
  let technique: Technique
  let puzzle: String
  let explanation: String

  static let all: [PinnedStep] = [
    PinnedStep(
      technique: .hiddenSingleInLine,
      puzzle: ".5...86.1..3..4.5...........9126...7...7....2.3..4........5....41..7..9...6..9.3.",
      explanation: """
        Hidden Single (line): in column 9, 3 fits only in r3c9, so r3c9 is 3.
        """),
    PinnedStep(
      technique: .nakedSingle,
      puzzle: ".5...86.1..3..4.5...........9126...7...7....2.3..4........5....41..7..9...6..9.3.",
      explanation: """
        Naked Single: r9c5 has no other candidate left than 8, so r9c5 is 8.
        """),
    PinnedStep(
      technique: .pointing,
      puzzle: ".5...86.1..3..4.5...........9126...7...7....2.3..4........5....41..7..9...6..9.3.",
      explanation: """
        Locked Candidates (pointing): in box 2, 1 is confined to column 5, so remove 1 \
        from r5c5 and r9c5.
        """),
    PinnedStep(
      technique: .hiddenPair,
      puzzle: ".5...86.1..3..4.5...........9126...7...7....2.3..4........5....41..7..9...6..9.3.",
      explanation: """
        Hidden Pair: in row 6, 2 and 7 fit only in r6c1 and r6c3, which leaves no room for \
        others there, so remove 5 from r6c1 and r6c3, and 6 from r6c1.
        """),
    PinnedStep(
      technique: .fullHouse,
      puzzle: ".5...86.1..3..4.5...........9126...7...7....2.3..4........5....41..7..9...6..9.3.",
      explanation: """
        Full House: r2c5 is the last open cell of column 5, so r2c5 is 2.
        """),
    PinnedStep(
      technique: .nakedPair,
      puzzle: ".5...86.1..3..4.5...........9126...7...7....2.3..4........5....41..7..9...6..9.3.",
      explanation: """
        Naked Pair: r1c1 and r6c1 hold only 2 and 7 and keep them in column 1, so remove 2 \
        from r2c1, r3c1 and r9c1, and 7 from r2c1 and r9c1.
        """),
    PinnedStep(
      technique: .claiming,
      puzzle: ".5...86.1..3..4.5...........9126...7...7....2.3..4........5....41..7..9...6..9.3.",
      explanation: """
        Locked Candidates (claiming): in column 9, 4 is confined to box 9, so remove 4 \
        from r7c7, r7c8 and r9c7.
        """),
    PinnedStep(
      technique: .hiddenSingleInBox,
      puzzle: ".5...86.1..3..4.5...........9126...7...7....2.3..4........5....41..7..9...6..9.3.",
      explanation: """
        Hidden Single (box): in box 2, 7 fits only in r3c6, so r3c6 is 7.
        """),
    PinnedStep(
      technique: .nakedTriple,
      puzzle: "....8135....394..8.................558.64...1.368....7...1.......2....7...8..62..",
      explanation: """
        Naked Triple: r2c7, r2c8 and r3c7 hold only 1, 6 and 7 and keep them in box 3, so \
        remove 1 from r3c8, and 6 from r1c9.
        """),
    PinnedStep(
      technique: .twoStringKite,
      puzzle: "....8135....394..8.................558.64...1.368....7...1.......2....7...8..62..",
      explanation: """
        Two-String Kite: 1 has only two cells in row 3 and in column 8, and r3c7 and r2c8 \
        see each other, which leaves it to r3c2 or r9c8, so remove 1 from r9c2.
        """),
    PinnedStep(
      technique: .xyWing,
      puzzle: "....8135....394..8.................558.64...1.368....7...1.......2....7...8..62..",
      explanation: """
        XY-Wing: whichever digit r6c6 holds, r3c6 or r4c4 is 7, so remove 7 from r1c4, \
        r3c4 and r4c6.
        """),
    PinnedStep(
      technique: .skyscraper,
      puzzle: ".65..4...39....1....85...9752.........9...5...36..9.2....13......4....3....9.2..5",
      explanation: """
        Skyscraper: 7 has only two cells in row 6 and in row 9, and r6c7 and r9c7 see each \
        other, which leaves it to r6c1 or r9c2, so remove 7 from r5c2, r7c1 and r8c1.
        """),
    PinnedStep(
      technique: .uniqueRectangle4,
      puzzle: ".13.8........7..21..85.....1794....3...83...5...........6...59......5..69.1.2..4.",
      explanation: """
        Unique Rectangle Type 4: row 8 keeps 8 in the rectangle r6c1, r6c2, r8c1 and r8c2, \
        which could be swapped if it kept 3 too, so remove 3 from r8c1 and r8c2.
        """),
    PinnedStep(
      technique: .alternatingChain,
      puzzle: ".13.8........7..21..85.....1794....3...83...5...........6...59......5..69.1.2..4.",
      explanation: """
        Alternating Inference Chain: if r1c4 is not 2, then r6c4 is 2, r4c6 is not 2, r4c7 \
        is 2, r4c7 is not 6 and r1c7 is 6, so remove 6 from r1c4.
        """),
    PinnedStep(
      technique: .finnedXWing,
      puzzle: ".13.8........7..21..85.....1794....3...83...5...........6...59......5..69.1.2..4.",
      explanation: """
        Finned X-Wing: in rows 1 and 5, 9 stands only in columns 6 and 7 or in a fin at \
        r1c9, so remove 9 from r3c7.
        """),
    PinnedStep(
      technique: .continuousLoop,
      puzzle: ".13.8........7..21..85.....1794....3...83...5...........6...59......5..69.1.2..4.",
      explanation: """
        Continuous Nice Loop: if r1c9 is not 7, then r1c1 is 7, r3c1 is not 7, r3c1 is 2, \
        r3c2 is not 2, r3c2 is 9, r3c9 is not 9 and r1c9 is 9, and the other way round, \
        and both ends exclude each other, so remove 4 from r1c9, and 9 from r3c5 and r3c6.
        """),
    PinnedStep(
      technique: .hiddenRectangle,
      puzzle: ".13.8........7..21..85.....1794....3...83...5...........6...59......5..69.1.2..4.",
      explanation: """
        Hidden Rectangle: row 7 and column 6 have 8 only in the rectangle r7c6, r7c9, r9c6 \
        and r9c9, which could be swapped if 7 stood where they cross, so remove 7 from \
        r7c6.
        """),
    PinnedStep(
      technique: .xWing,
      puzzle: ".13.8........7..21..85.....1794....3...83...5...........6...59......5..69.1.2..4.",
      explanation: """
        X-Wing: in columns 5 and 8, 6 stands only in rows 3 and 6, so remove 6 from r3c1, \
        r3c2, r3c6, r3c7, r6c4, r6c6 and r6c7.
        """),
    PinnedStep(
      technique: .wWing,
      puzzle: "4..3.5.18....1...7.7.9.8..6.64...7.........9.1.7.3......82.........5.362...6.3...",
      explanation: """
        W-Wing: row 3 has 5 in r3c8 or r3c1, which makes r4c8 or r9c1 2, so remove 2 from \
        r4c1.
        """),
    PinnedStep(
      technique: .emptyRectangle,
      puzzle: "4..3.5.18....1...7.7.9.8..6.64...7.........9.1.7.3......82.........5.362...6.3...",
      explanation: """
        Empty Rectangle: in box 4, 2 lies on one row and one column, and in row 1 only in \
        r1c2 or r1c7, so remove 2 from r5c7.
        """),
    PinnedStep(
      technique: .xyChain,
      puzzle: ".1.92.5..83...1.....2...4.....3.7.........6.8.614.5..23.76............4.5....2..9",
      explanation: """
        XY-Chain: if r2c9 is not 6, then r2c9 is 7, r2c4 is not 7, r2c4 is 5, r2c3 is not \
        5, r2c3 is 9, r8c3 is not 9 and r8c3 is 6, so remove 6 from r8c9.
        """),
    PinnedStep(
      technique: .hiddenTriple,
      puzzle: "...2.....679....4...5.8........6.1.....7.....8.1.3.9....4.....2152.9.........7..3",
      explanation: """
        Hidden Triple: in box 6, 2, 3 and 8 fit only in r4c8, r5c7 and r5c8, which leaves \
        no room for others there, so remove 6 from r5c7 and r5c8.
        """),
    PinnedStep(
      technique: .turbotFish,
      puzzle: "...36..5..9....4..4..2...3......3....7...582.8.6....7..8517...39..........7....8.",
      explanation: """
        Turbot Fish: 6 has only two cells in column 8 and in box 1, and r2c8 and r2c1 see \
        each other, which leaves it to r8c8 or r3c2, so remove 6 from r8c2.
        """),
    PinnedStep(
      technique: .finnedSwordfish,
      puzzle: "...74..2...61......29..8..3..542...6....1..84.3....5...835.................37.4..",
      explanation: """
        Finned Swordfish: in rows 3, 4 and 7, 7 stands only in columns 1, 7 and 8 or in a \
        fin at r7c9, so remove 7 from r8c7.
        """),
    PinnedStep(
      technique: .xyzWing,
      puzzle: ".1...52..9....2...3..7...4...5287.3....1....6....63...4....1.8.2....8..3...3..7.1",
      explanation: """
        XYZ-Wing: one of r7c9, r7c4 and r9c8 is 9, so remove 9 from r7c7.
        """),
    PinnedStep(
      technique: .simpleColouring,
      puzzle: ".5.19..87..8.4........8..1..1....2.....5.1....8..3..4.....1.....76..9..22.....49.",
      explanation: """
        Simple Colouring: 6 stands either in r1c1, r3c6, r4c5, r5c2, r6c7, r7c8 and r9c4 \
        or in r1c7, r2c2, r4c1, r5c8, r6c6 and r9c5, so remove 6 from r2c4, r3c7 and r7c7.
        """),
    PinnedStep(
      technique: .xChain,
      puzzle: "..5..6..8....7.1..6.3..2.......6.5..........151.89...7..6..43..9.4.576...........",
      explanation: """
        X-Chain: if r2c3 is not 8, then r3c2 is 8, r8c2 is not 8, r8c8 is 8, r9c7 is not 8 \
        and r5c7 is 8, so remove 8 from r5c3.
        """),
    PinnedStep(
      technique: .bivalueGrave,
      puzzle: ".54..21...23.8....8.....56.......4.1..56..73.9..4.7....3..7..5.......2....9.2..7.",
      explanation: """
        Bivalue Universal Grave + 1: without 6 in r8c9, every open cell would have two \
        candidates to swap, so remove 4 from r8c9, and 9 from r8c9.
        """),
    PinnedStep(
      technique: .uniqueRectangle2,
      puzzle: ".54..21...23.8....8.....56.......4.1..56..73.9..4.7....3..7..5.......2....9.2..7.",
      explanation: """
        Unique Rectangle Type 2: r4c2, r4c3, r8c2 and r8c3 must not all be left with 6 and \
        7, and only 8 prevents it, so remove 8 from r8c4 and r9c2.
        """),
    PinnedStep(
      technique: .uniqueRectangle1,
      puzzle: "...8.15.26....3......26.....8....4.71.5.......4...298.....3..9.2.....8.3...5....4",
      explanation: """
        Unique Rectangle Type 1: r2c3, r2c7, r3c3 and r3c7 must not all be left with 1 and \
        7, which could be swapped, so remove 1 from r3c3, and 7 from r3c3.
        """),
    PinnedStep(
      technique: .almostLockedSets,
      puzzle: "6..7.....5.....9..9.7.48.3....87...4.42..6....6...58..3.....1.5....6...9...9..4..",
      explanation: """
        Almost Locked Sets XZ: r4c2, r4c3, r4c6 and r4c8 and r7c8, r8c7, r8c8 and r9c8 \
        cannot both hold 6, and whichever goes without is left with exactly its other \
        digits, so remove 3 from r4c7.
        """),
    PinnedStep(
      technique: .nakedQuad,
      puzzle: "1.3..6......84.....7.9......5......3...41...97...8..616...5..18..7..2.9..3......2",
      explanation: """
        Naked Quadruple: r1c7, r1c8, r2c7 and r3c7 hold only 1, 2, 8 and 9 and keep them \
        in box 3, so remove 2 from r2c8 and r3c8, and 8 from r3c8.
        """),
    PinnedStep(
      technique: .swordfish,
      puzzle: "92.....8...4.9..2...6.17.........7...4....9....15.2........6.1.1...43...862.....3",
      explanation: """
        Swordfish: in rows 1, 4 and 8, 6 stands only in columns 5, 8 and 9, so remove 6 \
        from r2c9 and r6c8.
        """),
    PinnedStep(
      technique: .finnedJellyfish,
      puzzle: "6...4..5....89...4.....21....7..19......7......1.89.671...3.4.....2...7.8....6.3.",
      explanation: """
        Finned Jellyfish: in rows 2, 4, 5 and 7, 5 stands only in columns 1, 3, 6 and 9 or \
        in a fin at r7c2, so remove 5 from r8c3 and r9c3.
        """),
    PinnedStep(
      technique: .jellyfish,
      puzzle: ".74.1.3..9.3.....4.1....8..........5.6..82......93..1.3....1...8..479.....7.2.4..",
      explanation: """
        Jellyfish: in rows 1, 3, 5 and 9, 5 stands only in columns 1, 3, 4 and 8, so \
        remove 5 from r2c4, r2c8, r6c3, r7c4 and r8c3.
        """),
    PinnedStep(
      technique: .hiddenQuad,
      puzzle: "541.7..............2....7.413..5..42...........53.9.7..736...28...1....6..8.9....",
      explanation: """
        Hidden Quadruple: in row 2, 2, 4, 5 and 9 fit only in r2c4, r2c6, r2c7 and r2c9, \
        which leaves no room for others there, so remove 1 from r2c6, and 8 from r2c4, \
        r2c6 and r2c7.
        """),
    PinnedStep(
      technique: .uniqueRectangle5,
      puzzle: "9.........3.....8561....3....9..156.74..........2..9......1.64...15.7..3...4.21..",
      explanation: """
        Unique Rectangle Type 5: r1c3, r1c6, r3c3 and r3c6 must not all be left with 5 and \
        8, and only 4 prevents it, so remove 4 from r3c5.
        """),
  ]
}
