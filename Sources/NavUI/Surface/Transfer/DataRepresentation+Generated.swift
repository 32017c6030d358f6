// Made by Scripts/generate from Scripts/surface/Transfer.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A transfer representation of a value by data.
@available(iOS 16.0, *)
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// The type of the representations in this one.
  public typealias Body = Never

  /// Creates a description for both directions.
  ///
  /// - Parameters:
  ///   - contentType: The type of the data.
  ///   - exporting: Makes data of a value.
  ///   - importing: Makes a value of data.
  public init(
    contentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
  }

  /// Creates a description for values that leave the app.
  ///
  /// - Parameters:
  ///   - exportedContentType: The type of the data.
  ///   - exporting: Makes data of a value.
  public init(
    exportedContentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
  }

  /// Creates a description for values that come into the app.
  ///
  /// - Parameters:
  ///   - importedContentType: The type of the data.
  ///   - importing: Makes a value of data.
  public init(
    importedContentType: UTType,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
  }
}
