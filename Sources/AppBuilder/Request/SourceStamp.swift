import Foundation

/// The state of an app's files, determined without reading their contents.
package struct SourceStamp: Hashable, Sendable {
  private var files: [String: FileIdentity?] = [:]

  /// Creates a record of the state of a request's files.
  ///
  /// A file that is missing for a moment, as when an editor replaces it, counts as a difference.
  ///
  /// - Parameter request: The request that would be built.
  package init(of request: BuildRequest) {
    // An unreadable path is reported by the build; until then, the folder itself is watched.
    let resolved = try? ProjectReader().resolved(request)
    let request = resolved ?? request
    for package in PackageFolders.withDependencies(request.project?.packages ?? []) {
      for file in FolderContents(of: package).files {
        files["\(package)/\(file)"] = FileIdentity(of: "\(package)/\(file)")
      }
    }
    if let file = request.project?.file { files[file] = FileIdentity(of: file) }
    for path in request.files {
      let absolute = path.hasPrefix("/") ? path : "\(request.folder)/\(path)"
      // A folder that cannot be listed is reported by the build.
      let below = try? SourceFolder(limit: SourceLimits.of(request).files).files(in: absolute)
      for file in below ?? [absolute] {
        files[file] = FileIdentity(of: file)
      }
    }
  }
}
