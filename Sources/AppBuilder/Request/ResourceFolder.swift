import Foundation

/// A search for the files, other than code, that Xcode copies from an app's folders into the bundle.
struct ResourceFolder {
  /// The maximum length of a file, in bytes.
  var fileBytes = 4 << 20
  /// The maximum total length of the files, in bytes.
  var totalBytes = 12 << 20
  /// The maximum number of files.
  var files = 1000
  /// The maximum nesting of folders.
  var depthLimit = 16

  /// Returns the paths of the resources in folders, keyed by their paths in the bundle.
  ///
  /// Xcode puts a file of a group at the top level of the bundle, and a file of a folder into that folder; here, both
  /// places are used. Hidden files, symbolic links, code, folders of tests, files that only Xcode reads, and files
  /// beyond the limits are omitted. An unreadable folder counts as empty, because reading its code has already reported
  /// it.
  ///
  /// - Parameter folders: The paths of the folders.
  /// - Returns: The paths of the files, by their paths in the bundle.
  func resources(in folders: [String]) -> [String: String] {
    var found = Found(room: totalBytes, count: 0, files: [:])
    for folder in folders {
      let root = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
      collect(root, place: "", depth: 0, into: &found)
    }
    return found.files
  }

  private struct Found {
    var room: Int
    var count: Int
    var files: [String: String]
  }

  private func collect(_ folder: String, place: String, depth: Int, into found: inout Found) {
    guard depth <= depthLimit,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    else { return }
    for name in names where !name.hasPrefix(".") {
      guard found.count < files else { return }
      let path = "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR where !Self.isLeftOut(folder: name):
        collect(path, place: "\(place)\(name)/", depth: depth + 1, into: &found)
      case S_IFREG where !Self.isLeftOut(file: name):
        guard status.st_size <= min(fileBytes, found.room) else { continue }
        found.room -= Int(status.st_size)
        found.count += 1
        let language = Self.language(of: place)
        for place in ["\(language)\(name)", "\(place)\(name)"] where found.files[place] == nil {
          found.files[place] = path
        }
      default: break
      }
    }
  }

  /// Returns the name of the language folder at the end of a path, or an empty string if there is none.
  private static func language(of place: String) -> String {
    let last = place.split(separator: "/").last ?? ""
    return last.hasSuffix(".lproj") ? "\(last)/" : ""
  }

  private static func isLeftOut(folder name: String) -> Bool {
    let kinds = ["xcassets", "xcodeproj", "xcworkspace", "playground", "xcdatamodeld", "docc"]
    return name.hasSuffix("Tests") || kinds.contains { name.hasSuffix(".\($0)") }
  }

  /// Returns whether a file is excluded from a bundle because of its name.
  static func isLeftOut(file name: String) -> Bool {
    let kinds = ["swift", "h", "m", "mm", "c", "cpp", "nav", "xcconfig", "entitlements", "pbxproj"]
    let names: Set = [
      "README.md", "LICENSE", "CHANGELOG.md", "Package.resolved", "Podfile", "Podfile.lock",
    ]
    return names.contains(name) || kinds.contains { name.hasSuffix(".\($0)") }
  }
}
