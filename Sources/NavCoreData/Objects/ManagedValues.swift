import NavUI

/// A type that reads and writes an object's values with the types that its properties declare.
///
/// Objects at the other end of a relationship are kept as a list.
struct ManagedValues {
  private let object: NSManagedObject

  init(of object: NSManagedObject) {
    self.object = object
  }

  /// Returns a value in the form that the app expects when it reads a property by name.
  func any(_ name: String) -> Any? {
    guard let relationship = object.entity.relationshipsByName[name] else {
      return object.values[name]
    }
    let related = related(name)
    guard relationship.isToMany else { return related.first }
    return relationship.isOrdered ? NSOrderedSet(array: related) : NSSet(array: related)
  }

  /// Returns the value of a property, converted to the property's type.
  func value<Value>(of name: String) -> Value {
    if object.entity.relationshipsByName[name] != nil,
      let found = relatedValue(related(name), as: Value.self)
    {
      return found
    }
    if let value = object.values[name] {
      if let value = value as? Value { return value }
      if let value = Self.number(value, as: Value.self) { return value }
    }
    if let none = (Value.self as? any ValueWithoutContent.Type)?.withoutContent as? Value {
      return none
    }
    if let none = Self.number(0, as: Value.self) { return none }
    fatalError(
      "'\(name)' of \(object.entity.name ?? "an entity") has no value, but the class requires one."
    )
  }

  /// Sets a value, or removes the old value if the new value is nil.
  func set(_ value: Any?, as name: String) {
    guard object.entity.propertiesByName[name] != nil else {
      fatalError("The entity '\(object.entity.name ?? "")' has no property '\(name)'.")
    }
    let value = KeyedValue.flattened(value)
    let isRelation = object.entity.relationshipsByName[name] != nil
    let before = isRelation ? related(name) : []
    change {
      if isRelation {
        object.values[name] = Self.objects(in: value)
      } else {
        object.values[name] = value
      }
    }
    if isRelation {
      ManagedRelationships(of: object).didChange(name, from: before, to: Self.objects(in: value))
    }
  }

  /// Performs a change and reports that the object has changed.
  func change(_ body: () -> Void) {
    object.objectWillChange.send()
    object.registrar.withMutation(of: object, keyPath: \.observedValues) {
      body()
      object.hasChanges = true
    }
    object.managedObjectContext?.noteChange()
  }

  /// Returns the objects at the other end of a relationship, except deleted objects.
  func related(_ name: String) -> [NSManagedObject] {
    (object.values[name] as? [NSManagedObject] ?? []).filter { !$0.isDeleted }
  }

  private static func objects(in value: Any?) -> [NSManagedObject] {
    if let object = value as? NSManagedObject { return [object] }
    return (KeyedValue.elements(of: value) ?? []).compactMap { $0 as? NSManagedObject }
  }

  private func relatedValue<Value>(_ related: [NSManagedObject], as type: Value.Type) -> Value? {
    // The value is unwrapped first, because a missing value could also be cast to an optional type.
    if let made = (type as? any RelatedObjects.Type)?.made(of: related), let value = made as? Value
    {
      return value
    }
    return related.first as? Value
  }

  private static func number<Value>(_ value: Any, as type: Value.Type) -> Value? {
    let wrapped = (type as? any ValueWithoutContent.Type)?.wrapped ?? type
    guard let number = ValueOrder.number(value) else { return nil }
    let converted: Any? =
      switch wrapped {
      case is Bool.Type: number != 0
      case is Int.Type: Int(number)
      case is Int16.Type: Int16(number)
      case is Int32.Type: Int32(number)
      case is Int64.Type: Int64(number)
      case is Double.Type: number
      case is Float.Type: Float(number)
      case is Decimal.Type: Decimal(number)
      case is NSDecimalNumber.Type: NSDecimalNumber(value: number)
      case is NSNumber.Type: NSNumber(value: number)
      default: nil
      }
    return converted as? Value
  }
}

/// A type, such as an optional type, with a value that represents missing content.
private protocol ValueWithoutContent {
  static var withoutContent: Self { get }
  static var wrapped: Any.Type { get }
}

extension Optional: ValueWithoutContent {
  static var withoutContent: Self { nil }
  static var wrapped: Any.Type { Wrapped.self }
}

/// A type whose values hold related objects.
private protocol RelatedObjects {
  static func made(of objects: [NSManagedObject]) -> Any?
}

extension Optional: RelatedObjects {
  static func made(of objects: [NSManagedObject]) -> Any? {
    (Wrapped.self as? any RelatedObjects.Type)?.made(of: objects)
  }
}

extension Set: RelatedObjects {
  static func made(of objects: [NSManagedObject]) -> Any? {
    Set(objects.compactMap { $0 as? Element })
  }
}

extension Array: RelatedObjects {
  static func made(of objects: [NSManagedObject]) -> Any? { objects.compactMap { $0 as? Element } }
}

extension NSSet: RelatedObjects {
  static func made(of objects: [NSManagedObject]) -> Any? { NSSet(array: objects) }
}

extension NSOrderedSet: RelatedObjects {
  static func made(of objects: [NSManagedObject]) -> Any? { NSOrderedSet(array: objects) }
}
