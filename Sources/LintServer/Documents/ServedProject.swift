import Findings
import NavLint

/// A project with its pending work.
struct ServedProject {
  var index: ProjectIndex
  /// The states of the possible configuration files by path, which reveal changes.
  var settingsStamps: [String: FileStamp?]
  /// A Boolean value that indicates whether files on disk may have changed.
  var mustLook = true
}
