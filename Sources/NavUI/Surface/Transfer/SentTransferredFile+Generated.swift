// Made by Scripts/generate from Scripts/surface/Transfer.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A file that leaves the app.
@available(iOS 16.0, *)
public struct SentTransferredFile: Sendable {
  /// The place of the file.
  public let file: URL

  /// Whether others may read the original file.
  public let allowAccessingOriginalFile: Bool

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - file: The place of the file.
  ///   - allowAccessingOriginalFile: Whether others may read the original file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}
