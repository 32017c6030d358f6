/// The saved values of an object.
struct StoredObject {
  /// The values of the attributes, keyed by name.
  var values: [String: Any] = [:]
  /// The identities of the related objects, keyed by the name of the relationship.
  var references: [String: [NSManagedObjectID]] = [:]
}

/// A store that a container's contexts share, kept in memory and saved in a file in the app's home folder.
final class ObjectStore: @unchecked Sendable {
  private let lock = NSLock()
  private var url: URL?
  private var rows: [NSManagedObjectID: StoredObject] = [:]
  private var contexts: [WeakContext] = []

  private struct WeakContext {
    weak var context: NSManagedObjectContext?
  }

  /// Opens a store and reads its saved objects.
  ///
  /// - Parameters:
  ///   - url: The file, or nil to keep everything in memory.
  ///   - model: The kinds of objects.
  /// - Throws: The reason why the file cannot be read.
  func open(_ url: URL?, model: NSManagedObjectModel) throws {
    self.url = url
    guard let url, FileManager.default.fileExists(atPath: url.path) else { return }
    let found = try StoreFile(model: model).rows(in: Data(contentsOf: url))
    lock.withLock { rows = found }
    for id in found.keys { ObjectNumbers.shared.skip(past: id) }
  }

  /// Returns the identities of an entity's saved objects, with the oldest first.
  func identities(of entity: String) -> [NSManagedObjectID] {
    lock.withLock { rows.keys.filter { $0.entityName == entity }.sorted { $0.number < $1.number } }
  }

  /// Returns the saved values of an object, or nil if the object is not stored.
  func row(_ id: NSManagedObjectID) -> StoredObject? {
    lock.withLock { rows[id] }
  }

  /// Registers a context that receives the changes saved by other contexts.
  func add(_ context: NSManagedObjectContext) {
    lock.withLock {
      contexts.removeAll { $0.context == nil || $0.context === context }
      contexts.append(WeakContext(context: context))
    }
  }

  /// Saves the changes of a context.
  func save(
    _ written: [NSManagedObjectID: StoredObject],
    deleting deleted: Set<NSManagedObjectID>,
    by author: NSManagedObjectContext
  ) throws {
    let others = try lock.withLock {
      var changed = rows
      changed.merge(written) { $1 }
      for id in deleted { changed[id] = nil }
      if let url {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try StoreFile.data(of: changed).write(to: url, options: .atomic)
      }
      rows = changed
      return contexts.compactMap(\.context).filter { $0 !== author }
    }
    for context in others { context.merge(written, deleted: deleted) }
  }
}
