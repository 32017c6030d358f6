/// A property wrapper that creates a namespace for the identifiers with which a transition matches views.
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

  private var token = Token()

  /// Creates a namespace.
  public init() {}

  /// The identity of the namespace, which remains the same as long as the view exists.
  public var wrappedValue: Namespace.ID { ID(token: token) }
}

extension Namespace: NodeProperty {
  package static func connect(
    _ pointer: UnsafeMutableRawPointer,
    slot: inout AnyObject?,
    site: PropertySite
  ) {
    let property = pointer.assumingMemoryBound(to: Self.self)
    if let token = slot as? Token {
      property.pointee.token = token
    } else {
      slot = property.pointee.token
    }
  }
}

/// A token that is equal only to itself.
private final class Token: Hashable, Sendable {
  static func == (lhs: Token, rhs: Token) -> Bool { lhs === rhs }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
