/// The identity of a model, which is the same at every launch of the app.
@available(iOS 17.0, *)
public struct PersistentIdentifier: Hashable, Codable, Sendable, Identifiable, Comparable {
  /// The name of the model's class.
  public let entityName: String
  /// The number of the model within its class.
  let number: Int

  /// The identifier itself.
  public var id: PersistentIdentifier { self }

  /// The identifier of the only store.
  public var storeIdentifier: String? { "default.store" }

  /// Returns whether the first identifier precedes the second.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.entityName, lhs.number) < (rhs.entityName, rhs.number)
  }
}

extension PersistentIdentifier: CustomStringConvertible {
  /// The name of the class, followed by the number.
  public var description: String { "\(entityName) \(number)" }
}
