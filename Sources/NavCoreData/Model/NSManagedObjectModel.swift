/// The kinds of objects that an app stores.
public final class NSManagedObjectModel: NSObject, @unchecked Sendable {
  /// The entities.
  public var entities: [NSEntityDescription] = [] {
    didSet { for entity in entities { entity.model = self } }
  }

  /// The entities by their names.
  public var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }) { $1 }
  }

  /// Creates an empty model.
  public override init() {}

  /// Creates a model with some entities.
  ///
  /// - Parameter entities: The kinds.
  public init(entities: [NSEntityDescription]) {
    super.init()
    self.entities = entities
    for entity in entities { entity.model = self }
    ModelRegistry.shared.note(self)
  }

  /// Returns the entity for a class.
  func entity(of objectClass: NSManagedObject.Type) -> NSEntityDescription? {
    entities.first { $0.objectClass == objectClass }
      ?? entities.first { $0.managedObjectClassName == String(describing: objectClass) }
  }
}

/// The created models, in which a class finds its entity.
final class ModelRegistry: @unchecked Sendable {
  static let shared = ModelRegistry()
  private let lock = NSLock()
  private var models: [NSManagedObjectModel] = []

  /// Registers a model.
  func note(_ model: NSManagedObjectModel) {
    lock.withLock { models.append(model) }
  }

  /// Returns the entity for a class in the newest model that has one.
  func entity(of objectClass: NSManagedObject.Type) -> NSEntityDescription? {
    lock.withLock { models }.reversed().lazy.compactMap { $0.entity(of: objectClass) }.first
  }
}
