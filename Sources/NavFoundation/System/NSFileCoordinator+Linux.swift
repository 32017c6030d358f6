#if !canImport(Darwin)
public import Foundation

/// A replacement on Linux for Foundation's coordinator of access to files.
///
/// Nobody else uses the app's files here, so each access begins at once.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
  /// The options for reading.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The option to read without asking other objects to save first.
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    /// The option to resolve a symbolic link.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    /// The option to read only metadata of the file.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    /// The option to read for an upload.
    public static let forUploading = ReadingOptions(rawValue: 8)
  }

  /// The options for writing.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The option to delete the file.
    public static let forDeleting = WritingOptions(rawValue: 1)
    /// The option to move the file.
    public static let forMoving = WritingOptions(rawValue: 2)
    /// The option to merge changes into the file.
    public static let forMerging = WritingOptions(rawValue: 4)
    /// The option to replace the file.
    public static let forReplacing = WritingOptions(rawValue: 8)
  }

  /// Creates a coordinator.
  ///
  /// - Parameter filePresenter: What is not told of its own changes.
  public init(filePresenter: AnyObject? = nil) {}

  /// Calls a closure that reads a file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - options: The way of reading.
  ///   - error: The place for an error, which there never is.
  ///   - reader: Reads the file.
  open func coordinate(
    readingItemAt url: URL,
    options: ReadingOptions = [],
    error: UnsafeMutablePointer<NSError?>?,
    byAccessor reader: (URL) -> Void
  ) {
    reader(url)
  }

  /// Calls a closure that writes a file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - options: The way of writing.
  ///   - error: The place for an error, which there never is.
  ///   - writer: Writes the file.
  open func coordinate(
    writingItemAt url: URL,
    options: WritingOptions = [],
    error: UnsafeMutablePointer<NSError?>?,
    byAccessor writer: (URL) -> Void
  ) {
    writer(url)
  }
}
#endif
