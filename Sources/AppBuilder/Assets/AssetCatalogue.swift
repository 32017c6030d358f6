import Foundation

/// The names in asset catalogues, in the form used in code.
struct AssetCatalogue: Hashable, Sendable {
  /// The names of the images, each with the names of the folders that provide a namespace.
  private(set) var images: [String] = []
  /// The names of the colours.
  private(set) var colors: [String] = []

  /// Creates a list of the names in asset catalogues.
  ///
  /// - Parameter paths: The folders whose names end in `.xcassets`.
  init(at paths: [String]) {
    for path in paths { collect(path, prefix: "", depth: 0) }
    images = Set(images).sorted()
    colors = Set(colors).sorted()
  }

  private mutating func collect(_ folder: String, prefix: String, depth: Int) {
    // A folder that cannot be listed counts as empty; the compiler then reports the missing names.
    guard depth < 16,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    else { return }
    for name in names where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      guard SourceFolder.exists(at: path), !SourceFolder.isLink(at: path) else { continue }
      if name.hasSuffix(".imageset") {
        images.append(prefix + name.dropLast(".imageset".count))
      } else if name.hasSuffix(".colorset") {
        colors.append(prefix + name.dropLast(".colorset".count))
      } else if !name.contains(".") {
        collect(path, prefix: Self.givesName(path) ? "\(prefix)\(name)/" : prefix, depth: depth + 1)
      }
    }
  }

  /// Returns whether the names of a folder's assets start with the name of the folder.
  private static func givesName(_ folder: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: "\(folder)/Contents.json"),
      let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let properties = contents["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool == true
  }
}
