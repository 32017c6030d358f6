/// The saved values of a model.
struct StoredRow: Codable, Equatable {
  /// The values as JSON, keyed by property name.
  var values: [String: String] = [:]
  /// The identifiers of related models, keyed by property name.
  var references: [String: [PersistentIdentifier]] = [:]
}

/// The store of saved models, in a file or in memory.
final class ModelStore: @unchecked Sendable {
  /// The changes in a save.
  struct Changes {
    var written: [PersistentIdentifier: StoredRow] = [:]
    var deleted: Set<PersistentIdentifier> = []

    var isEmpty: Bool { written.isEmpty && deleted.isEmpty }
  }

  private let lock = NSLock()
  private let url: URL?
  private var rows: [PersistentIdentifier: StoredRow] = [:]
  private var contexts: [WeakContext] = []

  private struct WeakContext {
    weak var context: ModelContext?
  }

  private struct FileRow: Codable {
    var id: PersistentIdentifier
    var row: StoredRow
  }

  /// Creates a store, and reads the saved models from its file, if any.
  ///
  /// - Parameter url: The file, or nil for a store that ends with the process.
  /// - Throws: `SwiftDataError` if there is a file that is not a store.
  init(url: URL?) throws {
    self.url = url
    guard let url, FileManager.default.fileExists(atPath: url.path) else { return }
    guard let found = try? JSONDecoder().decode([FileRow].self, from: Data(contentsOf: url)) else {
      throw SwiftDataError.loadIssueModelContainer
    }
    for row in found {
      rows[row.id] = row.row
      ModelNumbers.shared.skip(past: row.id)
    }
  }

  /// Returns the identifiers of all saved models of a class, with the oldest first.
  func identifiers(of entity: String) -> [PersistentIdentifier] {
    lock.withLock { rows.keys.filter { $0.entityName == entity }.sorted() }
  }

  /// Returns the saved values of a model, or nil if the model is not stored.
  func row(_ identifier: PersistentIdentifier) -> StoredRow? {
    lock.withLock { rows[identifier] }
  }

  /// Registers a context that receives the changes saved by other contexts.
  func add(_ context: ModelContext) {
    lock.withLock {
      contexts.removeAll { $0.context == nil }
      contexts.append(WeakContext(context: context))
    }
  }

  /// Saves changes, and notifies the other contexts.
  func save(_ changes: Changes, by author: ModelContext) throws {
    let others = try lock.withLock {
      var changed = rows
      changed.merge(changes.written) { $1 }
      for identifier in changes.deleted { changed[identifier] = nil }
      if let url {
        let all = changed.sorted { $0.key < $1.key }.map { FileRow(id: $0.key, row: $0.value) }
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        try encoder.encode(all).write(to: url, options: .atomic)
      }
      rows = changed
      return contexts.compactMap(\.context).filter { $0 !== author }
    }
    for context in others { context.merge(changes) }
  }
}
