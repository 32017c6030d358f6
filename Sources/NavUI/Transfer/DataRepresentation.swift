/// A representation of a value as data.
@available(iOS 16.0, *)
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// The type of the representations in this one.
  public typealias Body = Never

  /// Creates a description for both directions.
  ///
  /// - Parameters:
  ///   - contentType: The type of the data.
  ///   - exporting: A closure that returns data of a value.
  ///   - importing: A closure that creates a value from data.
  public init(
    contentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}

  /// Creates a representation for values that leave the app.
  ///
  /// - Parameters:
  ///   - exportedContentType: The type of the data.
  ///   - exporting: A closure that returns data of a value.
  public init(
    exportedContentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}

  /// Creates a representation for values that the app receives.
  ///
  /// - Parameters:
  ///   - importedContentType: The type of the data.
  ///   - importing: A closure that creates a value from data.
  public init(
    importedContentType: UTType,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}
