import Foundation

/// A file that is written atomically, so that no half-written file is ever visible.
package struct WholeFile: Hashable, Sendable {
  /// The path of the file.
  package let path: String

  /// Creates a file at a path, where a file may exist.
  ///
  /// - Parameter path: The place.
  package init(path: String) {
    self.path = path
  }

  /// Writes the file.
  ///
  /// - Parameters:
  ///   - text: What it shall hold.
  ///   - replaces: Whether a file that is there is replaced.
  /// - Throws: A `FileFault` where there is a file already, or none can be written; nothing has changed then.
  package func write(_ text: String, replacing replaces: Bool) throws(FileFault) {
    // A link stays a link to the file that it leads to.
    let place = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let draft = "\(place).\(getpid())"
    _ = try GrowingFile(path: draft, beginning: text, replacing: true)
    // Unlike rename, a new link never takes another file's place.
    let result = replaces ? rename(draft, place) : link(draft, place)
    let code = errno
    if !replaces || result != 0 { unlink(draft) }
    guard result == 0 else { throw FileFault(code) }
  }
}
