// Made by Scripts/generate from Scripts/surface/Transfer.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A file that comes into the app.
@available(iOS 16.0, *)
public struct ReceivedTransferredFile: Sendable {
  /// The place of the file.
  public let file: URL

  /// Whether the file is the original and no copy.
  public let isOriginalFile: Bool
}
