/// A generator of the numbers that identify new objects, starting at one for each entity.
final class ObjectNumbers: @unchecked Sendable {
  static let shared = ObjectNumbers()
  private let lock = NSLock()
  private var last: [String: Int] = [:]

  /// Returns the identity for the next object of an entity.
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

  /// Ensures that no new object receives the number of a stored object.
  func skip(past id: NSManagedObjectID) {
    lock.withLock { last[id.entityName] = max(last[id.entityName, default: 0], id.number) }
  }
}
