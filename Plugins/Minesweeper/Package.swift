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
let values: Target.Dependency = .product(name: "GameShellKit", package: "gamehost")
let testing: Target.Dependency = .product(name: "GamePluginTesting", package: "gamehost")

let package = Package(
  name: "Minesweeper",
  products: [
    // libMinesweeper.so: the plugin.
    .library(name: "Minesweeper", type: .dynamic, targets: ["Minesweeper"])
  ],
  dependencies: [.package(name: "gamehost", path: "../..")],
  targets: [
    // The rules, and nothing but the rules.
    .target(
      name: "MinesweeperGameState", dependencies: [values], swiftSettings: swiftSettings),
    // What follows with certainty from what can be seen of a board.
    .target(
      name: "MinesweeperSolver", dependencies: ["MinesweeperGameState", values],
      swiftSettings: swiftSettings),
    // How games and moves are written down, in which version.
    .target(
      name: "MinesweeperPersistence",
      dependencies: ["MinesweeperGameState", "MinesweeperSolver", kit],
      swiftSettings: swiftSettings),
    // What the player sees and does.
    .target(
      name: "MinesweeperUI",
      dependencies: [
        "MinesweeperGameState", "MinesweeperPersistence", "MinesweeperSolver", kit, values,
      ],
      swiftSettings: swiftSettings),
    // The GameConfig: content, routes, and which scene answers each.
    .target(
      name: "MinesweeperAppComposition",
      dependencies: ["MinesweeperGameState", "MinesweeperPersistence", "MinesweeperUI", kit],
      swiftSettings: swiftSettings),
    // The export. The flags make one file that needs no Swift runtime and shows one symbol (lld
    // keeps the others out of the dynamic symbol table altogether); tests do not depend on this
    // target and so are not linked with them.
    .target(
      name: "Minesweeper", dependencies: ["MinesweeperAppComposition", kit],
      swiftSettings: swiftSettings,
      linkerSettings: [
        .unsafeFlags([
          "-static-stdlib", "-use-ld=lld", "-Xlinker", "--gc-sections",
          "-Xlinker", "--version-script=\(Context.packageDirectory)/exports.map",
        ]),
        // Half the size; a debug build keeps its names.
        .unsafeFlags(["-Xlinker", "-s"], .when(configuration: .release)),
      ]),

    .testTarget(
      name: "MinesweeperGameStateTests", dependencies: ["MinesweeperGameState", values],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "MinesweeperSolverTests", dependencies: ["MinesweeperGameState", "MinesweeperSolver"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "MinesweeperPersistenceTests",
      dependencies: ["MinesweeperGameState", "MinesweeperSolver", "MinesweeperPersistence", kit],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "MinesweeperUITests",
      dependencies: [
        "MinesweeperGameState", "MinesweeperPersistence", "MinesweeperUI", kit, testing,
      ],
      exclude: ["Daily/Snapshots", "Screens/Snapshots"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "MinesweeperAppCompositionTests",
      dependencies: ["MinesweeperGameState", "MinesweeperAppComposition", kit, testing],
      swiftSettings: swiftSettings),
  ],
  swiftLanguageModes: [.v6]
)
