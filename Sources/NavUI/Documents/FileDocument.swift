public import NavFoundation

/// A document of a value type, which is read from and written to a file.
@available(iOS 14.0, *)
@preconcurrency
public protocol FileDocument: Sendable {
  /// The configuration for reading a document from a file.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The configuration for writing a document to a file.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that the document can be written to.
  static var writableContentTypes: [UTType] { get }

  /// Creates a document from the content of a file.
  ///
  /// - Parameter configuration: The file.
  /// - Throws: An error if the content is invalid.
  init(configuration: ReadConfiguration) throws

  /// Returns a file with the document's content.
  ///
  /// - Parameter configuration: The existing file, if there is one.
  /// - Returns: The new file.
  /// - Throws: An error if the document cannot be written.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

@available(iOS 14.0, *)
extension FileDocument {
  /// The types of files that can store the document, which are the readable types by default.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document of a reference type, which is read from and written to a file.
@available(iOS 14.0, *)
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// The type of a snapshot of the document's content.
  associatedtype Snapshot
  /// The configuration for reading a document from a file.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The configuration for writing a document to a file.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that the document can be written to.
  static var writableContentTypes: [UTType] { get }

  /// Creates a document from the content of a file.
  ///
  /// - Parameter configuration: The file.
  /// - Throws: An error if the content is invalid.
  init(configuration: ReadConfiguration) throws

  /// Returns a snapshot of the document's current content.
  ///
  /// - Parameter contentType: The type of the file.
  /// - Returns: The document to write.
  /// - Throws: An error if the document cannot be written.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// Returns a file with the content of a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The document to write.
  ///   - configuration: The existing file, if there is one.
  /// - Returns: The new file.
  /// - Throws: An error if the document cannot be written.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

@available(iOS 14.0, *)
extension ReferenceFileDocument {
  /// The types of files that can store the document, which are the readable types by default.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The configuration for reading a document from a file.
@available(iOS 14.0, *)
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file from which the document is read.
  public let file: FileWrapper
}

/// The configuration for writing a document to a file.
@available(iOS 14.0, *)
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The existing file to replace, or nil for a new file.
  public let existingFile: FileWrapper?
}
