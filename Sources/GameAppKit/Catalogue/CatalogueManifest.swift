import FoundationEssentials
import GameShellKit

/// The part of a manifest that a list of games needs. A manifest that is kept was checked as a
/// whole when it came.
struct CatalogueManifest: Decodable {
  struct Mode: Decodable {
    var title: ManifestText
  }

  var subsystem: String
  var title: ManifestText
  var version: String
  var tints: PluginManifest.Tints
  var homeModes: [Mode]
  var removeAdsProductId: String?
  var vendorKey: String?
  var cloud: PluginManifest.Cloud?

  /// What an entry shows of it; nil for what is no manifest.
  static func game(_ manifest: [UInt8]) -> CatalogueEntry.Game? {
    guard let read = try? JSONDecoder().decode(CatalogueManifest.self, from: Data(manifest)),
      let primary = RGB(read.tints.primary), let secondary = RGB(read.tints.secondary)
    else { return nil }
    return CatalogueEntry.Game(
      subsystem: read.subsystem, title: read.title.text, version: read.version,
      tints: GameTints(primary: primary, secondary: secondary),
      modes: read.homeModes.map(\.title.text), removeAdsProductId: read.removeAdsProductId ?? "",
      vendorKey: read.vendorKey ?? "", cloudContainer: read.cloud?.container ?? "")
  }
}
