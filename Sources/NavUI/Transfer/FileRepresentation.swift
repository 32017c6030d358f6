/// A representation of a value as a file.
@available(iOS 16.0, *)
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// The type of the representations in this one.
  public typealias Body = Never

  /// Creates a description for both directions.
  ///
  /// - Parameters:
  ///   - contentType: The type of the file.
  ///   - shouldAttemptToOpenInPlace: Whether the original file may be read.
  ///   - exporting: A closure that writes a value to a file.
  ///   - importing: A closure that reads a value from a file.
  public init(
    contentType: UTType,
    shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}

  /// Creates a representation for values that leave the app.
  ///
  /// - Parameters:
  ///   - exportedContentType: The type of the file.
  ///   - shouldAllowToOpenInPlace: Whether others may read the original file.
  ///   - exporting: A closure that writes a value to a file.
  public init(
    exportedContentType: UTType,
    shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}

  /// Creates a representation for values that the app receives.
  ///
  /// - Parameters:
  ///   - importedContentType: The type of the file.
  ///   - shouldAttemptToOpenInPlace: Whether the original file may be read.
  ///   - importing: A closure that reads a value from a file.
  public init(
    importedContentType: UTType,
    shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

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

/// A file that comes into the app.
@available(iOS 16.0, *)
public struct ReceivedTransferredFile: Sendable {
  /// The place of the file.
  public let file: URL
  /// Whether the file is the original rather than a copy.
  public let isOriginalFile: Bool
}
