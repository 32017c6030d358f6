// Made by Scripts/generate from Scripts/surface/Transfer.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A transfer representation of a value by a file.
@available(iOS 16.0, *)
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// The type of the representations in this one.
  public typealias Body = Never

  /// Creates a description for both directions.
  ///
  /// - Parameters:
  ///   - contentType: The type of the file.
  ///   - shouldAttemptToOpenInPlace: Whether the original file may be read.
  ///   - exporting: Writes a value to a file.
  ///   - importing: Reads a value from a file.
  public init(
    contentType: UTType,
    shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
  }

  /// Creates a description for values that leave the app.
  ///
  /// - Parameters:
  ///   - exportedContentType: The type of the file.
  ///   - shouldAllowToOpenInPlace: Whether others may read the original file.
  ///   - exporting: Writes a value to a file.
  public init(
    exportedContentType: UTType,
    shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
  }

  /// Creates a description for values that come into the app.
  ///
  /// - Parameters:
  ///   - importedContentType: The type of the file.
  ///   - shouldAttemptToOpenInPlace: Whether the original file may be read.
  ///   - importing: Reads a value from a file.
  public init(
    importedContentType: UTType,
    shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
  }
}
