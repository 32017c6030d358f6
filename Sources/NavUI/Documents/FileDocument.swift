public import NavFoundation

/// A document of a value type, which is read from and written to a file.
@available(iOS 14.0, *)
@preconcurrency
public protocol FileDocument: Sendable {
  /// The file from which a document is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The file that a document replaces.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that can be written.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  ///
  /// - Parameter configuration: The file.
  /// - Throws: An error if the content is invalid.
  init(configuration: ReadConfiguration) throws

  /// Writes the document.
  ///
  /// - Parameter configuration: The existing file, if there is one.
  /// - Returns: The new file.
  /// - Throws: An error if the document cannot be written.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

@available(iOS 14.0, *)
extension FileDocument {
  /// The writable types; by default the readable ones.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document of a reference type, which is read from and written to a file.
@available(iOS 14.0, *)
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// The content to write.
  associatedtype Snapshot
  /// The file from which a document is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The file that a document replaces.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that can be written.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  ///
  /// - Parameter configuration: The file.
  /// - Throws: An error if the content is invalid.
  init(configuration: ReadConfiguration) throws

  /// Returns the content to write for the document's current state.
  ///
  /// - Parameter contentType: The type of the file.
  /// - Returns: The document to write.
  /// - Throws: An error if the document cannot be written.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// Writes the document.
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
  /// The writable types; by default the readable ones.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file from which a document is read.
@available(iOS 14.0, *)
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// The file that a document replaces.
@available(iOS 14.0, *)
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The existing file, or nil.
  public let existingFile: FileWrapper?
}
