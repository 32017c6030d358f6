/// A description of the kinds of objects that an app stores.
public final class NSManagedObjectModel: NSObject, @unchecked Sendable {
  /// The entities of the model.
  public var entities: [NSEntityDescription] = [] {
    didSet { for entity in entities { entity.model = self } }
  }

  /// The entities of the model, keyed by name.
  public var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }) { $1 }
  }

  /// Creates an empty model.
  public override init() {}

  /// Creates a model with the given entities.
  ///
  /// - Parameter entities: The kinds.
  public init(entities: [NSEntityDescription]) {
    super.init()
    self.entities = entities
    for entity in entities { entity.model = self }
    ModelRegistry.shared.note(self)
  }

  /// Returns the entity for a class, or nil if there is none.
  func entity(of objectClass: NSManagedObject.Type) -> NSEntityDescription? {
    entities.first { $0.objectClass == objectClass }
      ?? entities.first { $0.managedObjectClassName == String(describing: objectClass) }
  }
}

/// A registry of all models, which finds the entity of a class.
final class ModelRegistry: @unchecked Sendable {
  static let shared = ModelRegistry()
  private let lock = NSLock()
  private var models: [NSManagedObjectModel] = []

  /// Adds a model to the registry.
  func note(_ model: NSManagedObjectModel) {
    lock.withLock { models.append(model) }
  }

  /// Returns the entity for a class from the newest model that describes the class, or nil if there is none.
  func entity(of objectClass: NSManagedObject.Type) -> NSEntityDescription? {
    lock.withLock { models }.reversed().lazy.compactMap { $0.entity(of: objectClass) }.first
  }
}
