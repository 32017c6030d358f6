import Findings
import NavLint

/// A project with its pending work.
struct ServedProject {
  var index: ProjectIndex
  /// The states of the possible configuration files, keyed by path, for detecting changes.
  var settingsStamps: [String: FileStamp?]
  /// A Boolean value that indicates whether files on disk may have changed.
  var mustLook = true
}
