import Foundation

/// The files of an app at some moment, as far as can be told without reading them.
package struct SourceStamp: Hashable, Sendable {
  private var files: [String: FileIdentity?] = [:]

  /// Looks at the files.
  ///
  /// A file that is missing for a moment, as when an editor replaces it, is a difference like any other.
  ///
  /// - Parameter request: What would be built.
  package init(of request: BuildRequest) {
    for path in request.files {
      let absolute = path.hasPrefix("/") ? path : "\(request.folder)/\(path)"
      // What cannot be listed now is told when it is built.
      let below = try? SourceFolder(limit: SourceLimits().files).files(in: absolute)
      for file in below ?? [absolute] {
        files[file] = FileIdentity(of: file)
      }
    }
  }
}
