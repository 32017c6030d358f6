/// The identity of a model, which is the same in every launch of the app.
@available(iOS 17.0, *)
public struct PersistentIdentifier: Hashable, Codable, Sendable, Identifiable, Comparable {
  /// The name of the model's class.
  public let entityName: String
  /// The model's number among those of the class.
  let number: Int

  /// The identifier itself.
  public var id: PersistentIdentifier { self }

  /// The name of the only store.
  public var storeIdentifier: String? { "default.store" }

  /// Returns whether one identifier comes before another.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.entityName, lhs.number) < (rhs.entityName, rhs.number)
  }
}

extension PersistentIdentifier: CustomStringConvertible {
  /// The class and the number.
  public var description: String { "\(entityName) \(number)" }
}
