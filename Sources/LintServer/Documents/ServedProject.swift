import Findings
import NavLint

/// A project with what must be done for it.
struct ServedProject {
  var index: ProjectIndex
  /// The sign of the file with its configuration, to see when that changes.
  var settingsStamps: [String: FileStamp?]
  /// Whether files on disk may have changed.
  var mustLook = true
}
