import Minisign
public import Platform
import SignatureLibrary

extension TrustStore {
  /// Put behind a plugin's path to get its signature's.
  public static var signatureSuffix: String { ".minisig" }

  /// Finds out where the plugin at a path comes from.
  ///
  /// What is loaded from the same path later may be another file; a loader checks the very
  /// descriptor that it loads from.
  public func verify(_ plugin: String) -> TrustVerdict {
    do throws(SystemError) {
      return verify(try FileDescriptor.openRegular(plugin), of: plugin)
    } catch {
      return .unverifiable(error.description)
    }
  }

  /// Finds out where a plugin comes from of which a file is open, for example a private copy, by
  /// the signature that lies beside its path.
  public func verify(_ file: FileDescriptor, of plugin: String) -> TrustVerdict {
    let path = plugin + Self.signatureSuffix
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileSystem.read(path, limit: MinisignSignature.fileLimit)
    } catch {
      return error.isNotFound ? .unsigned : .bad(error.description)
    }
    let signature: MinisignSignature
    do throws(MinisignError) {
      signature = try MinisignSignature(file: bytes)
    } catch {
      return .bad("\(Path.name(of: path)) is damaged, \(error)")
    }
    do {
      guard let key = try keys().first(where: { $0.key.id == signature.keyID }) else {
        return .unknownKey(signature.keyID)
      }
      return switch try signature.problem(with: file, key: key.key, scheme: scheme()) {
      case nil: .trusted(key, comment: signature.trustedComment.printable)
      case .otherKey: .unknownKey(signature.keyID)
      case .contentDiffers: .bad("the file is not the one that \(key) signed")
      case .commentDiffers: .bad("its comment is not the one that \(key) signed")
      }
    } catch {
      return .unverifiable("\(error)")
    }
  }
}
