// Made by Scripts/generate from Scripts/surface/Transfer.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A transfer representation of a value by another value.
@available(iOS 16.0, *)
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  /// The type of the representations in this one.
  public typealias Body = Never

  /// Creates a description for both directions.
  ///
  /// - Parameters:
  ///   - exporting: Makes the other value.
  ///   - importing: Makes a value of the other.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {
  }

  /// Creates a description for values that leave the app.
  ///
  /// - Parameter exporting: Makes the other value.
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
  }

  /// Creates a description for values that come into the app.
  ///
  /// - Parameter importing: Makes a value of the other.
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
  }
}
