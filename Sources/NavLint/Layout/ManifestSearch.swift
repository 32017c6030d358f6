/// A search for the manifests that describe the builds of given files.
///
/// It searches the folders of the files and their parents, up to the folder of the repository.
struct ManifestSearch {
  /// The paths of the manifests.
  private(set) var paths: [String] = []
  private var seen: Set<String> = []

  /// The maximum number of parent folders to search.
  private static let reach = 24

  /// Creates a search that covers the folders of the given files and their parent folders.
  ///
  /// - Parameter files: The absolute paths of the files.
  init(around files: [String]) {
    for file in files {
      var folder = file[...]
      for _ in 0..<Self.reach {
        guard let slash = folder.lastIndex(of: "/") else { break }
        folder = folder[..<slash]
        guard seen.insert(String(folder)).inserted else { break }
        if look(in: folder + "/") { break }
      }
    }
  }

  /// Searches a folder, and returns whether the folder is the root of a repository.
  private mutating func look(in folder: Substring) -> Bool {
    var isRepository = false
    for name in SourceSearch.names(in: String(folder)) ?? [] {
      if name == "Package.swift" || name == ProjectSpecification.name {
        paths.append(folder + name)
      }
      if name.hasSuffix(".xcodeproj") { paths.append("\(folder)\(name)/project.pbxproj") }
      isRepository = isRepository || name == ".git"
    }
    return isRepository
  }
}
