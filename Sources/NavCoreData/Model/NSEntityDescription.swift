/// A description of a kind of object: its class, attributes and relationships.
public final class NSEntityDescription: NSObject, @unchecked Sendable {
  /// The name of the entity.
  public var name: String?
  /// The name of the class of the entity's objects.
  public var managedObjectClassName = "NSManagedObject"
  /// The attributes and relationships of the entity's objects.
  public var properties: [NSPropertyDescription] = [] {
    didSet {
      for case let property as NSRelationshipDescription in properties { property.entity = self }
    }
  }
  weak var model: NSManagedObjectModel?
  var objectClass: NSManagedObject.Type
  private var parentName: String?

  /// Creates an entity without a name, whose objects have the class `NSManagedObject`.
  public override init() {
    objectClass = NSManagedObject.self
  }

  /// Creates an entity with a name and a class for its objects.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - objectClass: The class of its objects.
  ///   - parent: The name of the entity whose properties the new entity inherits.
  ///   - properties: The properties of its objects.
  public init(
    name: String,
    objectClass: NSManagedObject.Type,
    parent: String? = nil,
    properties: [NSPropertyDescription]
  ) {
    self.objectClass = objectClass
    parentName = parent
    super.init()
    self.name = name
    managedObjectClassName = String(describing: objectClass)
    self.properties = properties
    for case let property as NSRelationshipDescription in properties { property.entity = self }
  }

  /// The parent entity, or nil if there is none.
  public var superentity: NSEntityDescription? {
    parentName.flatMap { model?.entitiesByName[$0] }
  }

  /// All properties, including inherited properties, keyed by name.
  public var propertiesByName: [String: NSPropertyDescription] {
    let own = Dictionary(properties.map { ($0.name, $0) }) { $1 }
    return (superentity?.propertiesByName ?? [:]).merging(own) { $1 }
  }

  /// The attributes, keyed by name.
  public var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }

  /// The relationships, keyed by name.
  public var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  /// Returns whether an entity is this entity or one of its subentities.
  func includes(_ other: NSEntityDescription) -> Bool {
    var entity: NSEntityDescription? = other
    while let current = entity {
      if current.name == name { return true }
      entity = current.superentity
    }
    return false
  }

  /// Returns the entity with the given name in a context's model, or nil if there is none.
  ///
  /// - Parameters:
  ///   - entityName: The name.
  ///   - context: The context.
  /// - Returns: The entity, or nil if the model has none of the name.
  public static func entity(
    forEntityName entityName: String,
    in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    context.model?.entitiesByName[entityName]
  }

  /// Creates an object of an entity in a context.
  ///
  /// - Parameters:
  ///   - entityName: The entity's name.
  ///   - context: The context that the object is inserted into.
  /// - Returns: The object.
  public static func insertNewObject(
    forEntityName entityName: String,
    into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      fatalError("The data model has no entity '\(entityName)'.")
    }
    return entity.objectClass.init(entity: entity, insertInto: context)
  }
}
