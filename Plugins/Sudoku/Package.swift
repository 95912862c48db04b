// swift-tools-version: 6.2
import PackageDescription

let swiftSettings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  + (Context.environment["GAMEHOST_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : [])

let kit: Target.Dependency = .product(name: "GamePluginKit", package: "gamehost")
let testing: Target.Dependency = .product(name: "GamePluginTesting", package: "gamehost")

let package = Package(
  name: "Sudoku",
  products: [
    // libSudoku.so: the plugin.
    .library(name: "Sudoku", type: .dynamic, targets: ["Sudoku"]),
    // The command, which needs nothing of the game host.
    .executable(name: "sudoku", targets: ["SudokuTool"]),
  ],
  dependencies: [.package(name: "gamehost", path: "../..")],
  targets: [
    // The engine: exact solving, human techniques, puzzles from seeds. Nothing of the host.
    .target(name: "SudokuSolver", swiftSettings: swiftSettings),
    .target(
      name: "SudokuTechniques", dependencies: ["SudokuSolver"], swiftSettings: swiftSettings),
    .target(
      name: "SudokuGenerator", dependencies: ["SudokuSolver", "SudokuTechniques"],
      swiftSettings: swiftSettings),
    .target(
      name: "SudokuCommand",
      dependencies: ["SudokuSolver", "SudokuTechniques", "SudokuGenerator"],
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "SudokuTool", dependencies: ["SudokuCommand"], swiftSettings: swiftSettings),

    // The rules, and nothing but the rules.
    .target(
      name: "SudokuGameState",
      dependencies: ["SudokuSolver", "SudokuTechniques", "SudokuGenerator"],
      swiftSettings: swiftSettings),
    // How games and moves are written down, in which version.
    .target(
      name: "SudokuPersistence",
      dependencies: ["SudokuSolver", "SudokuTechniques", "SudokuGameState", kit],
      swiftSettings: swiftSettings),
    // What the player sees and does.
    .target(
      name: "SudokuUI",
      dependencies: [
        "SudokuSolver", "SudokuTechniques", "SudokuGenerator", "SudokuGameState",
        "SudokuPersistence", kit,
      ],
      swiftSettings: swiftSettings),
    // The GameConfig: content, routes, and which scene answers each.
    .target(
      name: "SudokuAppComposition",
      dependencies: [
        "SudokuSolver", "SudokuTechniques", "SudokuGameState", "SudokuPersistence", "SudokuUI",
        kit,
      ],
      swiftSettings: swiftSettings),
    // The export. The flags make one file that needs no Swift runtime and shows one symbol (lld
    // keeps the others out of the dynamic symbol table altogether); tests do not depend on this
    // target and so are not linked with them.
    .target(
      name: "Sudoku", dependencies: ["SudokuAppComposition", kit],
      swiftSettings: swiftSettings,
      linkerSettings: [
        .unsafeFlags([
          "-static-stdlib", "-use-ld=lld", "-Xlinker", "--gc-sections",
          "-Xlinker", "--version-script=\(Context.packageDirectory)/exports.map",
        ])
      ]),

    .target(
      name: "SudokuTestSupport", path: "Tests/SudokuTestSupport", swiftSettings: swiftSettings),
    .testTarget(
      name: "SudokuSolverTests",
      dependencies: ["SudokuSolver", "SudokuTestSupport"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "SudokuTechniquesTests",
      dependencies: ["SudokuSolver", "SudokuTechniques", "SudokuTestSupport"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "SudokuGeneratorTests",
      dependencies: [
        "SudokuSolver", "SudokuTechniques", "SudokuGenerator", "SudokuTestSupport",
      ],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "SudokuCommandTests",
      dependencies: ["SudokuCommand", "SudokuSolver", "SudokuTechniques", "SudokuTool"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "SudokuGameStateTests",
      dependencies: ["SudokuSolver", "SudokuTechniques", "SudokuGameState"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "SudokuPersistenceTests",
      dependencies: [
        "SudokuSolver", "SudokuTechniques", "SudokuGameState", "SudokuPersistence", kit,
      ],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "SudokuUITests",
      dependencies: [
        "SudokuSolver", "SudokuTechniques", "SudokuGameState", "SudokuPersistence", "SudokuUI",
        kit, testing,
      ],
      exclude: ["Daily/Snapshots", "Screens/Snapshots"], swiftSettings: swiftSettings),
    .testTarget(
      name: "SudokuAppCompositionTests",
      dependencies: [
        "SudokuSolver", "SudokuGameState", "SudokuUI", "SudokuAppComposition", kit, testing,
      ],
      swiftSettings: swiftSettings),
  ],
  swiftLanguageModes: [.v6]
)
