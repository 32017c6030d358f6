import Foundation

/// The files in a folder that may be part of an app.
struct FolderContents {
  /// The paths of the files in the folder, sorted by name.
  private(set) var files: [String] = []
  /// The paths of the asset catalogues in the folder.
  private(set) var catalogues: [String] = []
  /// The paths of the data models in the folder.
  private(set) var models: [String] = []

  private static let wrappers = [
    ".xcodeproj", ".xcworkspace", ".playground", ".docc",
  ]

  /// Creates a list of the contents of a folder and its subfolders.
  init(of folder: String) {
    collect(folder, place: "", depth: 0)
  }

  private mutating func collect(_ folder: String, place: String, depth: Int) {
    // A folder that cannot be listed counts as empty; the compiler then reports the missing names.
    guard depth <= 16,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    else { return }
    for name in names where !name.hasPrefix(".") {
      var status = stat()
      guard lstat("\(folder)/\(name)", &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR where name.hasSuffix(".xcassets"): catalogues.append("\(place)\(name)")
      case S_IFDIR where name.hasSuffix(".xcdatamodeld"): models.append("\(place)\(name)")
      case S_IFDIR where Self.wrappers.contains(where: name.hasSuffix): break
      case S_IFDIR: collect("\(folder)/\(name)", place: "\(place)\(name)/", depth: depth + 1)
      case S_IFREG: files.append("\(place)\(name)")
      default: break
      }
    }
  }
}
