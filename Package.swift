// swift-tools-version: 6.2
import PackageDescription

/// Warnings are errors only in the project's own gate: such flags would leak into the packages
/// that depend on this one by path.
let strict = Context.environment["GAMEHOST_STRICT"] == "1"

let swiftSettings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (strict ? [.treatAllWarnings(as: .error)] : [])

let package = Package(
  name: "gamehost",
  products: [
    .library(name: "GameShellKit", targets: ["GameShellKit"]),
    .library(name: "GameShellUI", targets: ["GameShellUI"]),
    .library(name: "GamePluginKit", targets: ["GamePluginKit"]),
    .library(name: "GamePluginTesting", targets: ["GamePluginTesting"]),
    .executable(name: "gamehost", targets: ["gamehost"]),
  ],
  targets: [
    // The door.
    .target(name: "GamePluginABI"),

    // What a plugin may know: values, seams, frames, views, and the SDK on top.
    // Rounding a Double calls libm, which only an import of Glibc would link by itself.
    .target(
      name: "GameShellKit", swiftSettings: swiftSettings,
      linkerSettings: [.linkedLibrary("m")]),
    .target(name: "GameShellUI", dependencies: ["GameShellKit"], swiftSettings: swiftSettings),
    .target(
      name: "GamePluginKit", dependencies: ["GamePluginABI", "GameShellKit", "GameShellUI"],
      swiftSettings: swiftSettings),

    // A host for the tests of games: drives a game's table in the test's own process.
    .target(
      name: "GamePluginTesting", dependencies: ["GamePluginABI", "GameShellKit", "GameShellUI"],
      swiftSettings: swiftSettings),

    // The one folder that speaks to libc.
    .target(name: "CPlatform"),
    .target(name: "Platform", dependencies: ["CPlatform"], swiftSettings: swiftSettings),

    // Live seams, one target each.
    .target(
      name: "ALSAAudio", dependencies: ["GameShellKit", "Platform"],
      swiftSettings: swiftSettings),
    .target(
      name: "FreedesktopReminders", dependencies: ["GameShellKit", "Platform"],
      swiftSettings: swiftSettings),
    .target(
      name: "FaultReports", dependencies: ["GameShellKit", "Platform"],
      swiftSettings: swiftSettings),
    .target(
      name: "FolderSync", dependencies: ["GameShellKit", "Platform"],
      swiftSettings: swiftSettings),
    .target(
      name: "OTLPTelemetry", dependencies: ["GameShellKit", "Platform"],
      swiftSettings: swiftSettings),
    .target(
      name: "SQLiteStore", dependencies: ["GameShellKit", "Platform"],
      swiftSettings: swiftSettings),

    // Signatures: one seam over libsodium or libcrypto, and what is built on it.
    .target(
      name: "SignatureLibrary", dependencies: ["Platform"], swiftSettings: swiftSettings),
    .target(
      name: "Minisign", dependencies: ["Platform", "SignatureLibrary"],
      swiftSettings: swiftSettings),
    .target(
      name: "PluginTrust", dependencies: ["Minisign", "Platform", "SignatureLibrary"],
      swiftSettings: swiftSettings),
    .target(
      name: "OfflineLicences",
      dependencies: ["GameShellKit", "Minisign", "Platform", "SignatureLibrary"],
      swiftSettings: swiftSettings),

    // The host: the stage's process, and the runtime around it.
    .target(
      name: "GameStage", dependencies: ["GamePluginABI", "GameShellKit", "Platform"],
      swiftSettings: swiftSettings),
    .target(
      name: "GameAppKit",
      dependencies: [
        "ALSAAudio", "FaultReports", "FolderSync", "FreedesktopReminders", "GameShellKit",
        "GameShellUI", "GameStage", "Minisign", "OTLPTelemetry", "OfflineLicences", "Platform",
        "PluginTrust", "SQLiteStore", "SignatureLibrary",
      ],
      swiftSettings: swiftSettings),

    // Front ends.
    .target(
      name: "TerminalFrontend", dependencies: ["GameShellKit", "GameShellUI", "Platform"],
      swiftSettings: swiftSettings),
    .target(
      name: "HeadlessFrontend", dependencies: ["GameShellKit", "GameShellUI"],
      swiftSettings: swiftSettings),
    .target(
      name: "PictureFrontend", dependencies: ["GameShellKit", "GameShellUI"],
      swiftSettings: swiftSettings),

    // The commands.
    .executableTarget(
      name: "gamehost",
      dependencies: [
        "GameAppKit", "GameShellKit", "GameShellUI", "GameStage", "HeadlessFrontend",
        "PictureFrontend", "Platform", "TerminalFrontend",
      ],
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "gamebench",
      dependencies: [
        "GameAppKit", "GameShellKit", "GameShellUI", "GameStage", "Platform", "TerminalFrontend",
      ],
      swiftSettings: swiftSettings),
    // Turns string catalogues into Swift, and checks them; no part of the host.
    .executableTarget(name: "l10n", dependencies: ["Platform"], swiftSettings: swiftSettings),

    // Tests.
    .target(
      name: "TestSupport", dependencies: ["Platform"], path: "Tests/TestSupport",
      swiftSettings: swiftSettings),
    .testTarget(
      name: "GamePluginABITests",
      dependencies: ["GamePluginABI", "GameShellKit", "Platform", "TestSupport"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "GameShellKitTests", dependencies: ["GameShellKit"], swiftSettings: swiftSettings),
    .testTarget(
      name: "GameShellUITests",
      dependencies: [
        "GamePluginTesting", "GameShellKit", "GameShellUI", "Platform", "TestSupport",
      ],
      exclude: ["Snapshots"], swiftSettings: swiftSettings),
    .testTarget(
      name: "GamePluginKitTests", dependencies: ["GamePluginKit", "GamePluginTesting"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "PlatformTests", dependencies: ["Platform", "TestSupport"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "SQLiteStoreTests",
      dependencies: ["GameShellKit", "Platform", "SQLiteStore", "TestSupport"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "FolderSyncTests",
      dependencies: ["FolderSync", "GameShellKit", "Platform", "SQLiteStore", "TestSupport"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "FaultReportsTests",
      dependencies: ["FaultReports", "GameShellKit", "Platform", "TestSupport"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "OTLPTelemetryTests",
      dependencies: ["GameShellKit", "OTLPTelemetry", "Platform", "TestSupport"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "SignatureLibraryTests", dependencies: ["Platform", "SignatureLibrary", "TestSupport"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "MinisignTests",
      dependencies: ["Minisign", "Platform", "SignatureLibrary", "TestSupport"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "ALSAAudioTests",
      dependencies: ["ALSAAudio", "GameShellKit", "Platform", "TestSupport"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "FreedesktopRemindersTests",
      dependencies: [
        "FreedesktopReminders", "GameShellKit", "Platform", "TestSupport", "gamehost",
      ],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "PluginTrustTests",
      dependencies: ["Minisign", "Platform", "PluginTrust", "SignatureLibrary", "TestSupport"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "OfflineLicencesTests",
      dependencies: [
        "GameShellKit", "Minisign", "OfflineLicences", "Platform", "SignatureLibrary",
        "TestSupport",
      ],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "GameStageTests",
      dependencies: ["GamePluginABI", "GameShellKit", "GameStage", "Platform", "TestSupport"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "GameAppKitTests",
      dependencies: [
        "FolderSync", "GameAppKit", "GameShellKit", "GameShellUI", "OTLPTelemetry", "Platform",
        "SQLiteStore", "TestSupport", "gamehost",
      ],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "TerminalFrontendTests",
      dependencies: [
        "GameShellKit", "GameShellUI", "Platform", "TerminalFrontend", "TestSupport",
      ],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "HeadlessFrontendTests",
      dependencies: ["GameShellKit", "GameShellUI", "HeadlessFrontend"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "PictureFrontendTests",
      dependencies: ["GameShellKit", "GameShellUI", "PictureFrontend"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "gamehostTests",
      dependencies: [
        "gamehost", "GameShellKit", "GameShellUI", "HeadlessFrontend", "Platform", "TestSupport",
      ],
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "termdemo",
      dependencies: ["GameShellKit", "GameShellUI", "Platform", "TerminalFrontend"],
      path: "Tests/Fixtures/termdemo", swiftSettings: swiftSettings),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "GameShellKit", "gamehost", "Platform", "SQLiteStore", "termdemo", "TestSupport",
      ],
      swiftSettings: swiftSettings),
  ],
  swiftLanguageModes: [.v6]
)
