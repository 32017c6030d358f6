#if os(Linux)
internal import Foundation
@_spi(Reflection) internal import Swift

/// A namespace for making `Bundle.main` return the app's bundle instead of the launcher's bundle.
enum MainBundle {
  /// Makes `Bundle.main` return the app's bundle, if there is one.
  ///
  /// Foundation stores the underlying bundle in an object, which is replaced here. If Foundation changes that one day,
  /// the launcher's bundle is kept.
  ///
  /// - Parameter folder: The path of the folder that contains the bundle.
  static func adopt(from folder: String) {
    // An app without a folder has no bundle.
    guard let name = try? FileManager.default.contentsOfDirectory(atPath: folder).first,
      let bundle = Bundle(path: "\(folder)/\(name)"), let offset
    else { return }
    let storage = (Unmanaged.passUnretained(bundle).toOpaque() + offset)
      .assumingMemoryBound(to: AnyObject?.self)
    (Unmanaged.passUnretained(Bundle.main).toOpaque() + offset)
      .assumingMemoryBound(to: AnyObject?.self).pointee = storage.pointee
  }

  /// The offset of the underlying bundle in a `Bundle` object, or nil if it cannot be found.
  private static var offset: Int? {
    var found: Int?
    // The property `classType`, which is a variable in the library.
    let classes = _EachFieldOptions(rawValue: 1)
    _ = _forEachField(of: Bundle.self, options: classes) { name, offset, type, _ in
      if String(cString: name) == "_bundleStorage", type == AnyObject?.self { found = offset }
      return true
    }
    return found
  }
}
#endif
