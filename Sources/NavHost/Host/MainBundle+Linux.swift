#if os(Linux)
internal import Foundation
@_spi(Reflection) internal import Swift

/// The app's bundle, which `Bundle.main` returns instead of the launcher's.
enum MainBundle {
  /// Makes `Bundle.main` the app's bundle, if there is one.
  ///
  /// Foundation keeps in the object what it asks for everything, and that is put there. Should it keep it elsewhere one
  /// day, the launcher's bundle stays.
  ///
  /// - Parameter folder: The path of the folder that the bundle is in.
  static func adopt(from folder: String) {
    // An app that comes from nowhere has no bundle.
    guard let name = try? FileManager.default.contentsOfDirectory(atPath: folder).first,
      let bundle = Bundle(path: "\(folder)/\(name)"), let offset
    else { return }
    let storage = (Unmanaged.passUnretained(bundle).toOpaque() + offset)
      .assumingMemoryBound(to: AnyObject?.self)
    (Unmanaged.passUnretained(Bundle.main).toOpaque() + offset)
      .assumingMemoryBound(to: AnyObject?.self).pointee = storage.pointee
  }

  /// The offset of the bundle in an object.
  private static var offset: Int? {
    var found: Int?
    // The option `classType`, which is a variable in the library.
    let classes = _EachFieldOptions(rawValue: 1)
    _ = _forEachField(of: Bundle.self, options: classes) { name, offset, type, _ in
      if String(cString: name) == "_bundleStorage", type == AnyObject?.self { found = offset }
      return true
    }
    return found
  }
}
#endif
