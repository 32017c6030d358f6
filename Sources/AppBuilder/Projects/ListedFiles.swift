import Foundation

/// A search for the files that a project lists, on a disk whose file names are case-sensitive.
///
/// Most Macs ignore case, so a project may name `Views/TagList` although the folder is `Views/Taglist`. A file that was
/// moved without updating the project is taken from its new place, if only one file has its name.
struct ListedFiles {
  private let folder: String

  /// Creates a search for the files of the project in a folder.
  ///
  /// - Parameter folder: The project's folder, which is searched for moved files.
  init(in folder: String) { self.folder = folder }

  /// Returns the actual paths of the files that a project lists.
  ///
  /// - Parameter paths: The absolute paths that the project lists.
  /// - Returns: The paths on the disk; a missing file keeps its path.
  func places(of paths: [String]) -> [String] {
    var moved: [String] = []
    var found = paths.map { path -> String in
      if FileManager.default.fileExists(atPath: path) { return path }
      if let other = Self.spelling(of: path) { return other }
      moved.append(path)
      return path
    }
    guard !moved.isEmpty else { return found }
    let listed = Set(found)
    let names = Set(moved.compactMap(Self.name))
    // A folder that cannot be listed contains no readable file.
    let files = (try? SourceFolder(limit: SourceLimits.ownWork.files).files(in: folder)) ?? []
    let others = Dictionary(
      grouping: files.filter { !listed.contains($0) && names.contains(Self.name(of: $0) ?? "") }
    ) { Self.name(of: $0) ?? "" }
    for index in found.indices where moved.contains(found[index]) {
      if let places = others[Self.name(of: found[index]) ?? ""], places.count == 1 {
        found[index] = places[0]
      }
    }
    return found
  }

  /// Returns the actual paths of a project's data models, some of which are listed with their paths on another
  /// computer.
  ///
  /// - Parameter paths: The absolute paths that the project lists.
  /// - Returns: The paths on the disk; a missing model keeps its path.
  func models(of paths: [String]) -> [String] {
    let found = places(of: paths)
    guard found.contains(where: { !SourceFolder.exists(at: $0) }) else { return found }
    let others = FolderContents(of: folder).models.map { "\(folder)/\($0)" }
    return found.map { path in
      guard !SourceFolder.exists(at: path) else { return path }
      let same = others.filter { Self.name(of: $0) == Self.name(of: path) && !found.contains($0) }
      return same.count == 1 ? same[0] : path
    }
  }

  private static func name(of path: String) -> String? {
    path.split(separator: "/").last.map(String.init)
  }

  /// Returns a path with the spelling used on the disk, or nil if no such file exists.
  private static func spelling(of path: String) -> String? {
    var place = ""
    for part in path.split(separator: "/") {
      if FileManager.default.fileExists(atPath: "\(place)/\(part)") {
        place += "/\(part)"
        continue
      }
      let wanted = part.lowercased()
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(place)/")) ?? []
      guard let name = names.sorted().first(where: { $0.lowercased() == wanted }) else {
        return nil
      }
      place += "/\(name)"
    }
    return place
  }
}
