public import NavUI

/// An item of the app's content that the system can name, show and pass to intents.
public protocol AppEntity: Identifiable, Sendable where ID: Sendable {
  /// The type of the query for the items.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

  /// The visible name of the type.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// The query that finds the items.
  static var defaultQuery: DefaultQuery { get }
  /// The visible form of the item.
  var displayRepresentation: DisplayRepresentation { get }
}

extension AppEntity {
  /// A property wrapper for a value that the system may show and compare.
  public typealias Property = EntityProperty
}

/// A property wrapper for an entity's value that the system may show and compare.
@propertyWrapper
public struct EntityProperty<Value: Sendable>: Sendable {
  private var storage: Value?

  /// Creates a property without a value.
  ///
  /// - Parameter title: The visible name.
  public init(title: LocalizedStringResource) {}

  /// Creates a property with a value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value.
  ///   - title: The visible name.
  public init(wrappedValue: Value, title: LocalizedStringResource) {
    storage = wrappedValue
  }

  /// The value of the property.
  ///
  /// Reading it before it is set ends the app.
  public var wrappedValue: Value {
    get {
      guard let storage else { fatalError("A property was read before it had a value.") }
      return storage
    }
    set { storage = newValue }
  }
}
