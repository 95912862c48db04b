import GameShellKit

/// A set of colours to choose from in the settings.
public enum Palette: String, Sendable, CaseIterable {
  /// Calm colours, on the terminal's own ground.
  case system
  /// Black and white, and strong colours: contrast of at least 7.
  case highContrast
  /// The colours of Okabe and Ito, which people with any colour vision tell apart.
  case colorBlindSafe
}

extension Palette {
  /// Colours before they are made readable on their ground, as `0xRRGGBB`.
  struct Colors {
    var ground: UInt32
    var ink: UInt32
    var title: UInt32
    var accent: UInt32
    var quiet: UInt32
    var success: UInt32
    var warning: UInt32
    var danger: UInt32
    var entry: UInt32
    var flag: UInt32
    var selected: UInt32
    var toast: UInt32
    var peer: UInt32
    var same: UInt32
    var closed: UInt32
    var open: UInt32
    var conflict: UInt32
    var struck: UInt32
    var hint: UInt32
    var values: [UInt32]
  }

  /// The least contrast of anything on its ground.
  var leastContrast: Double { self == .highContrast ? 7 : 4.5 }

  func colors(_ appearance: Appearance) -> Colors {
    switch (self, appearance) {
    case (.system, .dark):
      Colors(
        ground: 0x1c1e22, ink: 0xe4e6ea, title: 0x8ab4f8, accent: 0x7fd1b9, quiet: 0x9aa3ad,
        success: 0x77d49b, warning: 0xf2c94c, danger: 0xff8a80, entry: 0x8ab4f8, flag: 0xffa657,
        selected: 0x2d4a73, toast: 0x343a46, peer: 0x2a2f38, same: 0x3b4a66, closed: 0x474e5b,
        open: 0x24272d, conflict: 0x7d1f1f, struck: 0xb3261e, hint: 0xe9c46a,
        values: [
          0x7aa2f7, 0x7fd68b, 0xff8a80, 0xc3a6ff, 0xe5a96b, 0x6fd3d3, 0xe4e6ea, 0xa7adb8,
        ])
    case (.system, .light):
      Colors(
        ground: 0xffffff, ink: 0x1f2328, title: 0x1a56c4, accent: 0x0b7261, quiet: 0x5f6773,
        success: 0x1a7f43, warning: 0x8a6100, danger: 0xb3261e, entry: 0x1a56c4, flag: 0x9a3d00,
        selected: 0xcfe0fb, toast: 0xe6e9ef, peer: 0xeef1f6, same: 0xd5e1f5, closed: 0xc9d0da,
        open: 0xf5f6f8, conflict: 0xf9d0cc, struck: 0xb3261e, hint: 0xf7dd8a,
        values: [
          0x1a56c4, 0x1a7f43, 0xb3261e, 0x5b3fb0, 0x8a4b12, 0x0b7280, 0x1f2328, 0x5f6773,
        ])
    case (.highContrast, .dark):
      Colors(
        ground: 0x000000, ink: 0xffffff, title: 0xffff00, accent: 0x00ffff, quiet: 0xd0d0d0,
        success: 0x7dff7d, warning: 0xffd54a, danger: 0xffa0a0, entry: 0x8fd3ff, flag: 0xffb347,
        selected: 0x00389e, toast: 0x303030, peer: 0x202838, same: 0x30406a, closed: 0x3c3c3c,
        open: 0x000000, conflict: 0x7a0000, struck: 0x9e0000, hint: 0xffff00,
        values: [
          0x8fd3ff, 0x7dff7d, 0xffa0a0, 0xd9b8ff, 0xffc078, 0x66ffff, 0xffffff, 0xc8c8c8,
        ])
    case (.highContrast, .light):
      Colors(
        ground: 0xffffff, ink: 0x000000, title: 0x00309c, accent: 0x00504a, quiet: 0x404040,
        success: 0x005a1e, warning: 0x5c4000, danger: 0x900000, entry: 0x00309c, flag: 0x7a2800,
        selected: 0xb8d4ff, toast: 0xdcdcdc, peer: 0xe8eefa, same: 0xc4d8ff, closed: 0xc8c8c8,
        open: 0xffffff, conflict: 0xffc4c4, struck: 0x900000, hint: 0xffe04a,
        values: [
          0x00309c, 0x005a1e, 0x900000, 0x4a1e9c, 0x6a3000, 0x00525c, 0x000000, 0x484848,
        ])
    case (.colorBlindSafe, .dark):
      Colors(
        ground: 0x1c1e22, ink: 0xe8e8e8, title: 0x56b4e9, accent: 0xf0e442, quiet: 0xa0a6ae,
        success: 0x009e73, warning: 0xe69f00, danger: 0xd55e00, entry: 0x56b4e9, flag: 0xe69f00,
        selected: 0x00456b, toast: 0x343a46, peer: 0x2a2f38, same: 0x17435f, closed: 0x474e5b,
        open: 0x24272d, conflict: 0x6e3000, struck: 0xa84a00, hint: 0xf0e442,
        values: [
          0x56b4e9, 0x009e73, 0xd55e00, 0xcc79a7, 0xe69f00, 0xf0e442, 0xe8e8e8, 0x8c93a0,
        ])
    case (.colorBlindSafe, .light):
      Colors(
        ground: 0xffffff, ink: 0x1f2328, title: 0x0072b2, accent: 0x006b4f, quiet: 0x5f6773,
        success: 0x009e73, warning: 0xa06d00, danger: 0xd55e00, entry: 0x0072b2, flag: 0x8f3f00,
        selected: 0xcbe6f7, toast: 0xe6e9ef, peer: 0xeef1f6, same: 0xcfe4f2, closed: 0xc9d0da,
        open: 0xf5f6f8, conflict: 0xf8d6bf, struck: 0xa84a00, hint: 0xf0e442,
        values: [
          0x0072b2, 0x009e73, 0xd55e00, 0xcc79a7, 0xa06d00, 0x4a5a00, 0x1f2328, 0x5f6773,
        ])
    }
  }
}
