// swift-tools-version: 6.2
import PackageDescription

/// Where gamehost's checkout is, for the SDK; the environment may say otherwise.
let gamehost = Context.environment["GAMEHOST_CHECKOUT"] ?? ".."

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
  name: "Starter",
  products: [
    // libStarter.so: the plugin.
    .library(name: "Starter", type: .dynamic, targets: ["Starter"])
  ],
  dependencies: [.package(name: "gamehost", path: gamehost)],
  targets: [
    // The rules, and nothing but the rules.
    .target(name: "StarterGameState", dependencies: [values], swiftSettings: swiftSettings),
    // How games and moves are written down, in which version.
    .target(
      name: "StarterPersistence", dependencies: ["StarterGameState", kit],
      swiftSettings: swiftSettings),
    // What the player sees and does.
    .target(
      name: "StarterUI", dependencies: ["StarterGameState", "StarterPersistence", kit],
      swiftSettings: swiftSettings),
    // The GameConfig: content, routes, and which scene answers each.
    .target(
      name: "StarterAppComposition",
      dependencies: ["StarterGameState", "StarterPersistence", "StarterUI", kit],
      swiftSettings: swiftSettings),
    // The export. The flags make one file that needs no Swift runtime and shows one symbol; tests
    // do not depend on this target and so are not linked with them.
    .target(
      name: "Starter", dependencies: ["StarterAppComposition", kit],
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
      name: "StarterGameStateTests", dependencies: ["StarterGameState"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "StarterPersistenceTests",
      dependencies: ["StarterGameState", "StarterPersistence", kit],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "StarterUITests",
      dependencies: ["StarterGameState", "StarterPersistence", "StarterUI", kit, testing],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "StarterAppCompositionTests",
      dependencies: ["StarterAppComposition", kit, testing],
      swiftSettings: swiftSettings),
  ],
  swiftLanguageModes: [.v6]
)
