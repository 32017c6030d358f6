public import NavUI

/// A thing of the app's that the system can name, show and hand to intents.
public protocol AppEntity: Identifiable, Sendable where ID: Sendable {
  /// The type of what finds the things.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

  /// The name of the type for people.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// Finds the things.
  static var defaultQuery: DefaultQuery { get }
  /// The form in which a person sees the thing.
  var displayRepresentation: DisplayRepresentation { get }
}

extension AppEntity {
  /// A value that the system may show and compare.
  public typealias Property = EntityProperty
}

/// A value of an entity that the system may show and compare.
@propertyWrapper
public struct EntityProperty<Value: Sendable>: Sendable {
  private var storage: Value?

  /// Creates a property without a value.
  ///
  /// - Parameter title: Its name for people.
  public init(title: LocalizedStringResource) {}

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value.
  ///   - title: Its name for people.
  public init(wrappedValue: Value, title: LocalizedStringResource) {
    storage = wrappedValue
  }

  /// The value; reading it before there is one ends the app.
  public var wrappedValue: Value {
    get {
      guard let storage else { fatalError("A property was read before it had a value.") }
      return storage
    }
    set { storage = newValue }
  }
}
