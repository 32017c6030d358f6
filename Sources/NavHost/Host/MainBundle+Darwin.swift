#if canImport(Darwin)
internal import Foundation
internal import ObjectiveC

/// A namespace for making `Bundle.main` return the app's bundle instead of the launcher's bundle.
enum MainBundle {
  /// Makes `Bundle.main` return the app's bundle, if there is one.
  ///
  /// - Parameter folder: The path of the folder that contains the bundle.
  static func adopt(from folder: String) {
    // An app without a folder has no bundle.
    guard let name = try? FileManager.default.contentsOfDirectory(atPath: folder).first,
      let bundle = Bundle(path: "\(folder)/\(name)"),
      let getter = class_getClassMethod(Bundle.self, #selector(getter: Bundle.main))
    else { return }
    let answer: @convention(block) (AnyObject) -> Bundle = { _ in bundle }
    method_setImplementation(getter, imp_implementationWithBlock(answer))
  }
}
#endif
