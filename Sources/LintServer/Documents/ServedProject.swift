import Findings
import NavLint

/// A project and its pending work.
struct ServedProject {
  var index: ProjectIndex
  /// The state of the file with its configuration, to notice changes.
  var settingsStamps: [String: FileStamp?]
  /// Whether files on disk may have changed.
  var mustLook = true
}
