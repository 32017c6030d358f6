public import NavUI

/// A type that a fetch request may return.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// An object that a context manages.
open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject, KeyValueCoding {
  /// The identity of the object.
  public let objectID: NSManagedObjectID
  /// The entity of the object.
  public let entity: NSEntityDescription
  /// The context of the object, or nil after its removal.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// A Boolean value that indicates whether the next save deletes the object.
  public internal(set) var isDeleted = false
  /// A Boolean value that indicates whether the object was created but has not been saved.
  public internal(set) var isInserted = false
  /// A Boolean value that indicates whether the object has changed since the last save.
  public internal(set) var hasChanges = false
  /// A publisher that emits before the object changes.
  public let objectWillChange = ObservableObjectPublisher()
  var values: [String: Any] = [:]
  var saved: [String: Any]?
  let registrar = ObservationRegistrar()

  /// Creates an object of an entity, and inserts it into a context if one is given.
  ///
  /// - Parameters:
  ///   - entity: The kind of object.
  ///   - context: The context of the object, or nil for no context.
  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = ObjectNumbers.shared.next(for: entity)
    super.init()
    for (name, attribute) in entity.attributesByName {
      if let value = attribute.defaultValue { values[name] = value }
    }
    guard let context else { return }
    context.take(self)
    awakeFromInsert()
  }

  /// Creates an object of the class's entity in a context.
  ///
  /// - Parameter context: The context of the object.
  public required convenience init(context: NSManagedObjectContext) {
    let type = Self.self
    guard let entity = context.model?.entity(of: type) ?? ModelRegistry.shared.entity(of: type)
    else {
      fatalError(
        "The data model has no entity with the class '\(type)'; check the entity's class in the model."
      )
    }
    self.init(entity: entity, insertInto: context)
  }

  /// Creates an object of the class's entity without a context.
  public convenience override init() {
    self.init(entity: Self.entity(), insertInto: nil)
  }

  /// Creates an object with an existing identity.
  ///
  /// - Parameters:
  ///   - entity: The kind of object.
  ///   - id: The object's identity.
  public required init(entity: NSEntityDescription, id: NSManagedObjectID) {
    self.entity = entity
    objectID = id
    super.init()
  }

  // MARK: Life

  /// Notifies the object of its creation.
  ///
  /// Subclasses override this method to set initial values.
  open func awakeFromInsert() {}

  /// Notifies the object that it was read from the store.
  open func awakeFromFetch() {}

  /// Notifies the object that it is about to be saved.
  open func willSave() {}

  /// Notifies the object that it was saved.
  open func didSave() {}

  /// Notifies the object that it is about to be deleted.
  open func prepareForDeletion() {}

  /// A Boolean value that indicates whether the object's values have yet to be read, which is never the case in NavLab.
  ///
  /// The value is always false.
  public var isFault: Bool { false }

  /// A Boolean value that indicates whether a previously saved object has unsaved changes.
  public var isUpdated: Bool { hasChanges && !isInserted && !isDeleted }

  // MARK: Entities

  /// Returns the entity for the class.
  open class func entity() -> NSEntityDescription {
    guard let entity = ModelRegistry.shared.entity(of: self) else {
      fatalError("No loaded data model has an entity with the class '\(self)'.")
    }
    return entity
  }

  /// Returns a fetch request for all objects of the class.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? "\(self)")
  }

  // MARK: Values by name

  /// Returns the value with the given name, or nil if there is none.
  ///
  /// - Parameter key: The name of a property.
  /// - Returns: The value, or nil if there is none.
  open func value(forKey key: String) -> Any? {
    ManagedValues(of: self).any(key)
  }

  /// Sets the value with the given name.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - key: The name of a property.
  open func setValue(_ value: Any?, forKey key: String) {
    ManagedValues(of: self).set(value, as: key)
  }

  /// Returns the value of a property without recording the access.
  ///
  /// - Parameter key: The name of the property.
  /// - Returns: The value, or nil if there is none.
  public func primitiveValue(forKey key: String) -> Any? { values[key] }

  /// Sets the value of a property without reporting the change.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - key: The name of the property.
  public func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// Ignores an imminent access to a property.
  ///
  /// - Parameter key: The name of the property.
  public func willAccessValue(forKey key: String?) {}

  /// Ignores a completed access to a property.
  ///
  /// - Parameter key: The name of the property.
  public func didAccessValue(forKey key: String?) {}

  /// Reports that a property is about to change.
  ///
  /// - Parameter key: The name of the property.
  public func willChangeValue(forKey key: String) { objectWillChange.send() }

  /// Reports that a property has changed.
  ///
  /// - Parameter key: The name of the property.
  public func didChangeValue(forKey key: String) {
    hasChanges = true
    managedObjectContext?.noteChange()
  }

  /// Returns the values that have changed since the last save, keyed by property name.
  ///
  /// - Returns: The values by their names.
  public func changedValues() -> [String: Any] {
    values.filter { name, value in !ValueOrder.areEqual(saved?[name], value) }
  }

  /// Returns the value of an `@NSManaged` property.
  ///
  /// - Parameter name: The name of the property.
  /// - Returns: The value in the property's type.
  public func managedValue<Value>(_ name: String) -> Value {
    registrar.access(self, keyPath: \.observedValues)
    return ManagedValues(of: self).value(of: name)
  }

  /// Sets the value of an `@NSManaged` property.
  ///
  /// - Parameters:
  ///   - value: The value in the property's type.
  ///   - name: The name of the property.
  public func setManagedValue<Value>(_ value: Value, _ name: String) {
    ManagedValues(of: self).set(value, as: name)
  }

  var observedValues: Int { values.count }
}

extension NSManagedObject: Observable {}
