#if !canImport(Darwin)
public import Foundation

/// A coordinator of accesses to files, which Foundation has only on Apple's systems.
///
/// Nobody else uses the app's files here, so each access begins at once.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
  /// The ways of reading.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The options.
    public let rawValue: UInt
    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Reads without having others save first.
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    /// Resolves a symbolic link.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    /// Reads only facts about the file.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    /// Reads for an upload.
    public static let forUploading = ReadingOptions(rawValue: 8)
  }

  /// The ways of writing.
  public struct WritingOptions: OptionSet, Sendable {
    /// The options.
    public let rawValue: UInt
    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Deletes.
    public static let forDeleting = WritingOptions(rawValue: 1)
    /// Moves.
    public static let forMoving = WritingOptions(rawValue: 2)
    /// Merges.
    public static let forMerging = WritingOptions(rawValue: 4)
    /// Replaces.
    public static let forReplacing = WritingOptions(rawValue: 8)
  }

  /// Creates a coordinator.
  ///
  /// - Parameter filePresenter: What is not told of its own changes.
  public init(filePresenter: AnyObject? = nil) {}

  /// Reads a file.
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

  /// Writes a file.
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
