/// The text of a source file on disk, for showing places in it.
package enum SourceText {
  /// Reads a file.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: Its bytes, or nil when it cannot be read or is no text.
  package static func bytes(of path: String) -> [UInt8]? {
    guard case .bytes(let bytes, _) = SourceReading.outcome(of: path) else { return nil }
    return bytes
  }
}
