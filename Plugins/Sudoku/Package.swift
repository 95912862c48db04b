// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Sudoku",
  products: [
    .executable(name: "sudoku", targets: ["SudokuTool"])
  ],
  targets: [
    .target(name: "SudokuSolver", swiftSettings: strict),
    .target(
      name: "SudokuTechniques", dependencies: ["SudokuSolver"], swiftSettings: strict),
    .target(
      name: "SudokuGenerator", dependencies: ["SudokuSolver", "SudokuTechniques"],
      swiftSettings: strict),
    .target(
      name: "SudokuCommand",
      dependencies: ["SudokuSolver", "SudokuTechniques", "SudokuGenerator"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "SudokuTool", dependencies: ["SudokuCommand"], swiftSettings: strict),
    .target(
      name: "SudokuTestSupport", path: "Tests/SudokuTestSupport", swiftSettings: strict),
    .testTarget(
      name: "SudokuSolverTests",
      dependencies: ["SudokuSolver", "SudokuTestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SudokuTechniquesTests",
      dependencies: ["SudokuSolver", "SudokuTechniques", "SudokuTestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SudokuGeneratorTests",
      dependencies: [
        "SudokuSolver", "SudokuTechniques", "SudokuGenerator", "SudokuTestSupport",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SudokuCommandTests",
      dependencies: ["SudokuCommand", "SudokuSolver", "SudokuTechniques", "SudokuTool"],
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6]
)
