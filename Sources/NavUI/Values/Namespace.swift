/// A space of its own for the identifiers by which a transition matches views.
@available(iOS 14.0, *)
@propertyWrapper
public struct Namespace {
  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {
    private let token: Token

    fileprivate init(token: Token) {
      self.token = token
    }
  }

  private let token = Token()

  /// Creates a namespace.
  public init() {}

  /// The identity of the namespace.
  public var wrappedValue: Namespace.ID { ID(token: token) }
}

extension Namespace: DynamicProperty {}

/// An object that is equal only to itself.
private final class Token: Hashable, Sendable {
  static func == (lhs: Token, rhs: Token) -> Bool { lhs === rhs }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
