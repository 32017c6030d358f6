/// The numbers that new objects are told apart by, from one on for each entity.
final class ObjectNumbers: @unchecked Sendable {
  static let shared = ObjectNumbers()
  private let lock = NSLock()
  private var last: [String: Int] = [:]

  /// The identity of the next object of an entity.
  func next(for entity: NSEntityDescription) -> NSManagedObjectID {
    let name = entity.name ?? ""
    let number = lock.withLock {
      last[name, default: 0] += 1
      return last[name, default: 0]
    }
    let id = NSManagedObjectID(entityName: name, number: number)
    id.described = entity
    return id
  }

  /// Leaves out a number that a stored object has.
  func skip(past id: NSManagedObjectID) {
    lock.withLock { last[id.entityName] = max(last[id.entityName, default: 0], id.number) }
  }
}
