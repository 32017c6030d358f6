/// A representation of a value as another value.
@available(iOS 16.0, *)
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  /// The type of the representations in this one.
  public typealias Body = Never

  /// Creates a description for both directions.
  ///
  /// - Parameters:
  ///   - exporting: A closure that returns the other value.
  ///   - importing: A closure that creates a value from the other one.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {}

  /// Creates a representation for values that leave the app.
  ///
  /// - Parameter exporting: A closure that returns the other value.
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {}

  /// Creates a representation for values that the app receives.
  ///
  /// - Parameter importing: A closure that creates a value from the other one.
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {}
}
