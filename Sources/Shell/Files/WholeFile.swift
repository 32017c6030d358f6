import Foundation

/// A file that is written atomically, so that no partially written file is ever visible.
package struct WholeFile: Hashable, Sendable {
  /// The path of the file.
  package let path: String

  /// Creates a reference to the file at a path, whether or not the file exists.
  ///
  /// - Parameter path: The path.
  package init(path: String) {
    self.path = path
  }

  /// Writes text to the file.
  ///
  /// - Parameters:
  ///   - text: The new content.
  ///   - replaces: Whether to replace an existing file.
  /// - Throws: A `FileFault` if the file exists already or cannot be written; nothing has changed then.
  package func write(_ text: String, replacing replaces: Bool) throws(FileFault) {
    // A link is kept, and the file that it leads to is written.
    let place = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let draft = "\(place).\(getpid())"
    _ = try GrowingFile(path: draft, beginning: text, replacing: true)
    // Unlike `rename`, `link` never replaces an existing file.
    let result = replaces ? rename(draft, place) : link(draft, place)
    let code = errno
    if !replaces || result != 0 { unlink(draft) }
    guard result == 0 else { throw FileFault(code) }
  }
}
