#if os(Linux)
public import Foundation

/// A class whose objects can be created from dragged or pasted data.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types of data that can be read, in order of preference.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Returns an object created from data.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - typeIdentifier: The type of the data.
  /// - Returns: The object.
  /// - Throws: An error if the data is invalid.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSItemProviderReading {
  /// Throws an error, because objects cannot be dragged or pasted.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - typeIdentifier: The type of the data.
  /// - Returns: Never.
  /// - Throws: Always.
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    throw CocoaError(.fileReadUnsupportedScheme)
  }
}

extension NSURL: NSItemProviderReading {
  /// The types of data from which URLs can be read.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}

extension NSString: NSItemProviderReading {
  /// The types of data from which text can be read.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.plain-text"] }
}

/// A class whose objects can be dragged or copied.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types of data that can be written, in order of preference.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Loads the data of the object.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type of the data.
  ///   - completionHandler: A closure called with the data.
  /// - Returns: The progress, or nil if the data is available immediately.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}
#endif
