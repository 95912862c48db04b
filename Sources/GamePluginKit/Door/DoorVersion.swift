import GamePluginABI

/// Whether a host and this SDK can work together.
enum DoorVersion {
  /// Why they cannot, in a sentence naming both versions; nil when they can.
  ///
  /// Reads only the versions, which every host has had at the same place.
  static func mismatch(with host: UnsafePointer<gh_host>?) -> String? {
    guard let host else { return "the host gave no table" }
    let its = host.pointee.abi_version
    let itsLowest = host.pointee.lowest_abi_version
    let mine = UInt32(GH_ABI_VERSION)
    let myLowest = UInt32(GH_ABI_LOWEST)
    if its < myLowest {
      return
        "this game needs a host with door version \(myLowest) or newer; this host has \(its): "
        + "update the host"
    }
    if itsLowest > mine {
      return
        "this game was built for door version \(mine); this host takes \(itsLowest) or newer: "
        + "update the game"
    }
    return nil
  }
}
