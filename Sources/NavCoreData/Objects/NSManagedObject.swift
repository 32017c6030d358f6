public import NavUI

/// A type that a request for objects may return.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// An object in a context.
open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject, KeyValueCoding {
  /// The object's identity.
  public let objectID: NSManagedObjectID
  /// The kind of object.
  public let entity: NSEntityDescription
  /// The context of the object, or nil after it was removed.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// Whether the next save will delete the object.
  public internal(set) var isDeleted = false
  /// Whether the object was created and not saved yet.
  public internal(set) var isInserted = false
  /// Whether the object has changed since the last save.
  public internal(set) var hasChanges = false
  /// A publisher that announces changes.
  public let objectWillChange = ObservableObjectPublisher()
  var values: [String: Any] = [:]
  var saved: [String: Any]?
  let registrar = ObservationRegistrar()

  /// Creates an object of an entity.
  ///
  /// - Parameters:
  ///   - entity: The kind of object.
  ///   - context: The context that owns it, or nil for none.
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

  /// Creates an object of the class's entity.
  ///
  /// - Parameter context: The context that keeps it.
  public required convenience init(context: NSManagedObjectContext) {
    let type = Self.self
    guard let entity = context.model?.entity(of: type) ?? ModelRegistry.shared.entity(of: type)
    else {
      fatalError(
        "The data model has no entity with the class '\(type)'; look at the entity's class in the model."
      )
    }
    self.init(entity: entity, insertInto: context)
  }

  /// Creates an object of the class's entity without a context.
  public convenience override init() {
    self.init(entity: Self.entity(), insertInto: nil)
  }

  /// Creates an object that is, or was, in the store.
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

  /// Called after the object was created; override it to set initial values.
  open func awakeFromInsert() {}

  /// Called after the object was read from the store.
  open func awakeFromFetch() {}

  /// Called before the object is saved.
  open func willSave() {}

  /// Called after the object was saved.
  open func didSave() {}

  /// Called before the object is deleted.
  open func prepareForDeletion() {}

  /// Whether the object's values were not read yet; always false.
  public var isFault: Bool { false }

  /// Whether a previously saved object has unsaved changes.
  public var isUpdated: Bool { hasChanges && !isInserted && !isDeleted }

  // MARK: Entities

  /// Returns the entity of the class.
  open class func entity() -> NSEntityDescription {
    guard let entity = ModelRegistry.shared.entity(of: self) else {
      fatalError("No data model that was loaded has an entity with the class '\(self)'.")
    }
    return entity
  }

  /// Returns a request for all objects of the class.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? "\(self)")
  }

  // MARK: Values by name

  /// Returns a value by its name.
  ///
  /// - Parameter key: The name of a property.
  /// - Returns: The value, or nil if there is none.
  open func value(forKey key: String) -> Any? {
    ManagedValues(of: self).any(key)
  }

  /// Changes a value by its name.
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

  /// Changes a property without reporting it.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - key: The name of the property.
  public func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// Reports that a property is about to be read; does nothing here.
  ///
  /// - Parameter key: The name of the property.
  public func willAccessValue(forKey key: String?) {}

  /// Reports that a property was read; does nothing here.
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

  /// Returns the values with unsaved changes.
  ///
  /// - Returns: The values by their names.
  public func changedValues() -> [String: Any] {
    values.filter { name, value in !ValueOrder.areEqual(saved?[name], value) }
  }

  /// Returns the value that `@NSManaged` reads.
  ///
  /// - Parameter name: The name of the property.
  /// - Returns: The value in the property's type.
  public func managedValue<Value>(_ name: String) -> Value {
    registrar.access(self, keyPath: \.observedValues)
    return ManagedValues(of: self).value(of: name)
  }

  /// Writes a value for `@NSManaged`.
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
