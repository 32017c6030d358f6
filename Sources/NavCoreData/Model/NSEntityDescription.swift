/// The description of a kind of object: its class, attributes and relationships.
public final class NSEntityDescription: NSObject, @unchecked Sendable {
  /// The entity's name.
  public var name: String?
  /// The name of the class of its objects.
  public var managedObjectClassName = "NSManagedObject"
  /// The attributes and relationships of its objects.
  public var properties: [NSPropertyDescription] = [] {
    didSet {
      for case let property as NSRelationshipDescription in properties { property.entity = self }
    }
  }
  weak var model: NSManagedObjectModel?
  var objectClass: NSManagedObject.Type
  private var parentName: String?

  /// Creates an empty description, whose objects have no class of their own.
  public override init() {
    objectClass = NSManagedObject.self
  }

  /// Describes an entity.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - objectClass: The class of its objects.
  ///   - parent: The name of the entity from which it inherits properties.
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

  /// The parent entity.
  public var superentity: NSEntityDescription? {
    parentName.flatMap { model?.entitiesByName[$0] }
  }

  /// All properties by their names, including inherited ones.
  public var propertiesByName: [String: NSPropertyDescription] {
    let own = Dictionary(properties.map { ($0.name, $0) }) { $1 }
    return (superentity?.propertiesByName ?? [:]).merging(own) { $1 }
  }

  /// The attributes by their names.
  public var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }

  /// The relationships by their names.
  public var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  /// Returns whether an entity is this one or one of its subentities.
  func includes(_ other: NSEntityDescription) -> Bool {
    var entity: NSEntityDescription? = other
    while let current = entity {
      if current.name == name { return true }
      entity = current.superentity
    }
    return false
  }

  /// Returns the entity with a name in a context's model.
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

  /// Creates an object of an entity.
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
