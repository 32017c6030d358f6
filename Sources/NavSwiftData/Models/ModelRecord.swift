// swift-format-ignore-file: NoLeadingUnderscores

internal import NavUI

/// A placeholder in a model for a stored property.
public struct _ModelSlot {
  /// Creates an empty placeholder.
  public init() {}
}

/// The values and the context of a model.
public final class ModelRecord: @unchecked Sendable {
  let type: any PersistentModel.Type
  let registrar = ObservationRegistrar()
  private var values: [String: Any] = [:]
  weak var context: ModelContext?
  var isDeleted = false
  var hasChanges = false
  /// The model's row as last saved or read, or nil if the model is new.
  var saved: StoredRow?

  /// The identifier of the model, which is assigned on first use.
  private(set) lazy var identifier = PersistentIdentifier(
    entityName: EntityName.of(type),
    number: ModelNumbers.shared.next(for: EntityName.of(type))
  )

  /// Creates the record of a new model.
  ///
  /// - Parameter type: The model's class.
  public init(_ type: any PersistentModel.Type) {
    self.type = type
  }

  init(_ type: any PersistentModel.Type, identifier: PersistentIdentifier) {
    self.type = type
    self.identifier = identifier
    ModelNumbers.shared.skip(past: identifier)
  }

  /// Sets the initial value of a property while the model is created.
  ///
  /// - Parameters:
  ///   - name: The property's name.
  ///   - value: The value.
  public func begin<Value>(_ name: String, with value: Value) {
    values[name] = value
  }

  /// Adds default values to properties without a value, and returns the record.
  ///
  /// - Parameter beginning: The record of a new model.
  /// - Returns: This record.
  public func completed(by beginning: ModelRecord) -> ModelRecord {
    values.merge(beginning.values) { own, _ in own }
    return self
  }

  /// Returns the value of a property, or nil if the property has no value.
  func peek(_ name: String) -> Any? { values[name] }

  func store(_ value: Any, as name: String) {
    values[name] = value
    hasChanges = true
  }

  func value<Value>(of name: String) -> Value {
    guard let value = values[name] else {
      if let none = (Value.self as? any NilHolding.Type)?.absent as? Value { return none }
      if let empty = (Value.self as? any ModelReferences.Type)?._$value(of: []) as? Value {
        return empty
      }
      fatalError(
        """
        The store has no '\(name)' for a \(type), because another version of the app wrote it. Give the \
        property a default value, or start with an empty store.
        """
      )
    }
    if let references = value as? any ModelReferences,
      references._$models.contains(where: \.isDeleted)
    {
      let living = references._$models.filter { !$0.isDeleted }
      if let rest = Swift.type(of: references)._$value(of: living) as? Value { return rest }
    }
    guard let value = value as? Value else {
      fatalError("'\(name)' of a \(type) is not of type \(Value.self).")
    }
    return value
  }
}

extension ModelRecord: ModelValues {
  package var modelNumber: Int { identifier.number }

  package var modelValues: [(name: String, value: Any)] {
    type._$properties.compactMap { property in
      values[property.name].map { (property.name, $0) }
    }
  }
}

/// A type that can represent nil.
private protocol NilHolding {
  static var absent: Self { get }
}

extension Optional: NilHolding {
  static var absent: Self { nil }
}

/// A generator of numbers for new models, starting at 1 for each class.
final class ModelNumbers: @unchecked Sendable {
  static let shared = ModelNumbers()
  private let lock = NSLock()
  private var last: [String: Int] = [:]

  func next(for entity: String) -> Int {
    lock.withLock {
      last[entity, default: 0] += 1
      return last[entity, default: 0]
    }
  }

  func skip(past identifier: PersistentIdentifier) {
    lock.withLock {
      last[identifier.entityName] = max(last[identifier.entityName, default: 0], identifier.number)
    }
  }
}

/// A namespace for the names of classes in a store.
enum EntityName {
  static func of(_ type: any PersistentModel.Type) -> String {
    String(describing: type)
  }
}
