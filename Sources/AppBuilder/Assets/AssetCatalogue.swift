import Foundation

/// The names by which code refers to the images and colours in asset catalogues.
struct AssetCatalogue: Hashable, Sendable {
  /// The names of the images, each preceded by the names of the folders that provide its namespace.
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
        guard Self.holdsColor(path) else { continue }
        colors.append(prefix + name.dropLast(".colorset".count))
      } else if !name.contains(".") {
        collect(path, prefix: Self.givesName(path) ? "\(prefix)\(name)/" : prefix, depth: depth + 1)
      }
    }
  }

  /// Returns whether the names of a folder's assets start with the name of the folder.
  private static func givesName(_ folder: String) -> Bool {
    let properties = contents(of: folder)?["properties"] as? [String: Any]
    return properties?["provides-namespace"] as? Bool == true
  }

  /// Returns whether a colour set defines a colour; the accent colour set of a new project defines none.
  ///
  /// Xcode generates no name for a set without a colour, so an app may declare the name itself.
  private static func holdsColor(_ folder: String) -> Bool {
    guard let entries = contents(of: folder)?["colors"] as? [[String: Any]] else { return true }
    return entries.contains { $0["color"] != nil }
  }

  /// Returns the description of a folder in a catalogue, or nil if it cannot be read.
  private static func contents(of folder: String) -> [String: Any]? {
    FileManager.default.contents(atPath: "\(folder)/Contents.json").flatMap {
      // A description that cannot be read counts as missing, as in Xcode.
      try? JSONSerialization.jsonObject(with: $0) as? [String: Any]
    }
  }
}
