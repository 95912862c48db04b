import PluginTrust
import SignatureLibrary

extension GameHost {
  /// Which library checks signatures here.
  func signatures() -> Diagnosis {
    do throws(SignatureError) {
      let scheme = try makeTrustStore().scheme()
      return Diagnosis("signatures", .good, "checked by \(scheme.libraryName)")
    } catch {
      return Diagnosis(
        "signatures", .missing, "\(error)",
        advice: "until then no signature and no licence counts here")
    }
  }

  /// The policy and the keys that the player trusts.
  func trust() -> [Diagnosis] {
    let store = makeTrustStore()
    do throws(TrustError) {
      let policy = try store.policy()
      let meaning =
        switch policy {
        case .any: "any game may run"
        case .warn: "any game may run whose signature does not fail; the log tells of the others"
        case .require: "only games run that a trusted key has signed"
        }
      let keys = try store.keys()
      return [Diagnosis("policy", .good, "\(policy.rawValue): \(meaning)")]
        + (keys.isEmpty ? [Diagnosis("trusted keys", .good, "none")] : [])
        + keys.map { key in
          Diagnosis("trusted key", .good, "\(key)")
        }
    } catch {
      return [
        Diagnosis(
          "policy", .missing, "\(error)", advice: "until then only trusted games run")
      ]
    }
  }
}
