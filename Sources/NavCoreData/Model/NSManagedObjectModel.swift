/// The kinds of objects that an app keeps.
public final class NSManagedObjectModel: NSObject, @unchecked Sendable {
  /// The kinds.
  public var entities: [NSEntityDescription] = [] {
    didSet { for entity in entities { entity.model = self } }
  }

  /// The kinds by their names.
  public var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }) { $1 }
  }

  /// Creates a model to be filled in.
  public override init() {}

  /// Creates a model of some kinds of objects.
  ///
  /// - Parameter entities: The kinds.
  public init(entities: [NSEntityDescription]) {
    super.init()
    self.entities = entities
    for entity in entities { entity.model = self }
    ModelRegistry.shared.note(self)
  }

  /// The entity whose objects are of a class.
  func entity(of objectClass: NSManagedObject.Type) -> NSEntityDescription? {
    entities.first { $0.objectClass == objectClass }
      ?? entities.first { $0.managedObjectClassName == String(describing: objectClass) }
  }
}

/// The models that were made, so that a class finds its entity.
final class ModelRegistry: @unchecked Sendable {
  static let shared = ModelRegistry()
  private let lock = NSLock()
  private var models: [NSManagedObjectModel] = []

  /// Remembers a model.
  func note(_ model: NSManagedObjectModel) {
    lock.withLock { models.append(model) }
  }

  /// The entity whose objects are of a class, in the newest model that has one.
  func entity(of objectClass: NSManagedObject.Type) -> NSEntityDescription? {
    lock.withLock { models }.reversed().lazy.compactMap { $0.entity(of: objectClass) }.first
  }
}
