import NavUI

/// A workspace in which models are inserted, changed and deleted until they are saved.
@available(iOS 17.0, *)
public final class ModelContext: @unchecked Sendable {
  /// The container of the models.
  public var container: ModelContainer {
    guard let owner else { Self.fail(ModelContext.missing) }
    return owner
  }
  /// A Boolean value that indicates whether changes are saved automatically, as in the context for views.
  public var autosaveEnabled = false
  /// The container of the context, or nil if there is none.
  let owner: ModelContainer?
  let changes = ChangeSignal()
  private var models: [PersistentIdentifier: any PersistentModel] = [:]
  private var inserted: Set<PersistentIdentifier> = []
  private var deleted: Set<PersistentIdentifier> = []
  private var isDenied = false
  private var willSaveSoon = false

  /// Creates a context for a container.
  ///
  /// - Parameter container: The container.
  public init(_ container: ModelContainer) {
    owner = container
    container.store.add(self)
  }

  /// Creates a context for views that have no container.
  init() {
    owner = nil
  }

  static let missing = """
    There is no model container. Add .modelContainer(for: …) with the classes of the app's models to the window's \
    views or to the WindowGroup.
    """

  /// Prints an error to the app's console, for errors that cannot be reported otherwise.
  private static func complain(_ message: String) {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
  }

  private static func fail(_ message: String) -> Never {
    fatalError(message)
  }

  // MARK: Changing

  /// Inserts a model into the context.
  ///
  /// - Parameter model: The model, which may already be in the context.
  public func insert<T: PersistentModel>(_ model: T) {
    insert(erased: model)
  }

  func insert(erased model: any PersistentModel) {
    let record = model._$record
    if let context = record.context {
      guard context !== self else { return }
      Self.fail(
        "A \(record.type) that belongs to one context cannot be inserted into another context."
      )
    }
    guard let owner else { Self.fail(Self.missing) }
    guard owner.schema.contains(record.type) else {
      Self.fail(
        """
        The model container does not include \(record.type). Where the container is created, name the class: \
        .modelContainer(for: [\(record.type).self]).
        """
      )
    }
    record.context = self
    record.isDeleted = false
    deleted.remove(record.identifier)
    models[record.identifier] = model
    if record.saved == nil { inserted.insert(record.identifier) }
    record.hasChanges = true
    Relationships(of: model).didInsert()
    noteChange(of: model)
  }

  /// Deletes a model, and related models according to the delete rules.
  ///
  /// - Parameter model: The model.
  public func delete<T: PersistentModel>(_ model: T) {
    delete(erased: model)
  }

  func delete(erased model: any PersistentModel) {
    let record = model._$record
    guard record.context === self, !record.isDeleted else { return }
    guard !Relationships(of: model).denyDeletion else {
      isDenied = true
      return
    }
    record.isDeleted = true
    inserted.remove(record.identifier)
    if record.saved != nil { deleted.insert(record.identifier) }
    Relationships(of: model).didDelete(in: self)
    noteChange(of: model)
  }

  /// Deletes all of a class's models that meet a condition.
  ///
  /// - Parameters:
  ///   - model: The class.
  ///   - predicate: The condition for the models; nil for all.
  ///   - includeSubclasses: Whether to include subclasses.
  /// - Throws: The error thrown by the predicate.
  public func delete<T: PersistentModel>(
    model: T.Type,
    where predicate: Predicate<T>? = nil,
    includeSubclasses: Bool = true
  ) throws {
    for found in try fetch(FetchDescriptor(predicate: predicate)) { delete(found) }
  }

  func deleteAll(_ type: any PersistentModel.Type) {
    for model in living(EntityName.of(type)) { delete(erased: model) }
  }

  /// Records that a model has changed.
  func noteChange(of model: any PersistentModel) {
    changes.note()
    guard autosaveEnabled, !willSaveSoon else { return }
    willSaveSoon = true
    DispatchQueue.main.async { [weak self] in self?.autosave() }
  }

  private func autosave() {
    willSaveSoon = false
    guard autosaveEnabled, hasChanges else { return }
    do {
      try save()
    } catch {
      Self.complain("SwiftData could not save automatically: \(error)")
    }
  }

  // MARK: Reading

  /// Returns the models that match a description.
  ///
  /// - Parameter descriptor: The description of the search, with the order.
  /// - Returns: The models.
  /// - Throws: `SwiftDataError` without a container; any error of the predicate.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    guard owner != nil else { throw SwiftDataError.missingModelContext }
    var all = living(EntityName.of(T.self)).compactMap { $0 as? T }
    if !descriptor.includePendingChanges { all.removeAll { $0._$record.saved == nil } }
    return try descriptor.select(from: all)
  }

  /// Returns the number of models that match a description.
  ///
  /// - Parameter descriptor: The description of the search.
  /// - Returns: The number.
  /// - Throws: The errors of `fetch(_:)`.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  /// Returns the identifiers of the models that match a description.
  ///
  /// - Parameter descriptor: The description of the search, with the order.
  /// - Returns: The identifiers.
  /// - Throws: The errors of `fetch(_:)`.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// Calls a closure with each model that matches a description.
  ///
  /// - Parameters:
  ///   - fetch: The description of the search, with the order.
  ///   - batchSize: The number of models to read at a time.
  ///   - allowEscapingMutations: Whether the models may be changed.
  ///   - block: The code.
  /// - Throws: The errors of `fetch(_:)` and of the code.
  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>,
    batchSize: Int = 5000,
    allowEscapingMutations: Bool = false,
    block: (T) throws -> Void
  ) throws {
    for model in try self.fetch(fetch) { try block(model) }
  }

  /// Returns the model with the given identifier, which must exist in the store.
  ///
  /// - Parameter persistentModelID: The identifier.
  /// - Returns: The model.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    guard let model = known(persistentModelID) else {
      Self.fail(
        "The store does not contain \(persistentModelID). If the model may have been deleted, use "
          + "registeredModel(for:) or fetch."
      )
    }
    return model
  }

  /// Returns the model with the given identifier, or nil if the model no longer exists.
  ///
  /// - Parameter persistentModelID: The identifier.
  /// - Returns: The model.
  public func registeredModel<T: PersistentModel>(
    for persistentModelID: PersistentIdentifier
  ) -> T? {
    known(persistentModelID) as? T
  }

  /// Returns a class's models that are not deleted, with the oldest first.
  private func living(_ entity: String) -> [any PersistentModel] {
    for identifier in owner?.store.identifiers(of: entity) ?? [] { _ = known(identifier) }
    return models.filter { $0.key.entityName == entity && !$0.value.isDeleted }
      .sorted { $0.key < $1.key }.map(\.value)
  }

  /// Returns the model with the given identifier, reading it from the store if necessary, or nil if there is none.
  private func known(_ identifier: PersistentIdentifier) -> (any PersistentModel)? {
    if let model = models[identifier] { return model }
    guard !deleted.contains(identifier), let owner, let row = owner.store.row(identifier),
      let type = owner.schema.type(named: identifier.entityName)
    else { return nil }
    let record = ModelRecord(type, identifier: identifier)
    let model = type.init(_$record: record)
    record.context = self
    models[identifier] = model
    fill(record, from: row)
    return model
  }

  private func fill(_ record: ModelRecord, from row: StoredRow) {
    for property in record.type._$properties {
      switch property.kind {
      case .value(_, let decode):
        guard let text = row.values[property.name] else { continue }
        do {
          record.store(try decode(Data(text.utf8)), as: property.name)
        } catch {
          Self.complain(
            "SwiftData could not read '\(property.name)' of \(record.identifier): \(error)"
          )
        }
      case .reference(let type):
        let related = (row.references[property.name] ?? []).compactMap { known($0) }
        if let value = type._$value(of: related) { record.store(value, as: property.name) }
      }
    }
    record.saved = row
    record.hasChanges = false
  }

  // MARK: Saving

  /// The models that were inserted since the last save.
  public var insertedModelsArray: [any PersistentModel] {
    inserted.sorted().compactMap { models[$0] }
  }

  /// The models that were changed since the last save.
  public var changedModelsArray: [any PersistentModel] {
    changed.filter { !inserted.contains($0._$record.identifier) }
  }

  /// The models that were deleted since the last save.
  public var deletedModelsArray: [any PersistentModel] {
    deleted.sorted().compactMap { models[$0] }
  }

  /// A Boolean value that indicates whether the context has unsaved changes.
  public var hasChanges: Bool { !deleted.isEmpty || !changed.isEmpty }

  private var changed: [any PersistentModel] {
    models.filter { $0.value.hasChanges && !$0.value.isDeleted }
      .sorted { $0.key < $1.key }.map(\.value)
  }

  /// Saves all changes in the context.
  ///
  /// - Throws: `SwiftDataError` if a rule forbids it; any error of writing the file.
  public func save() throws {
    guard let owner else { throw SwiftDataError.missingModelContext }
    guard owner.allowsSave else { throw SwiftDataError.notSavable }
    defer { isDenied = false }
    guard !isDenied else { throw SwiftDataError.denied }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    replaceRivals()
    var changes = ModelStore.Changes(deleted: deleted)
    for model in changed { changes.written[model._$record.identifier] = try row(of: model) }
    try owner.store.save(changes, by: self)
    for (identifier, row) in changes.written {
      models[identifier]?._$record.saved = row
      models[identifier]?._$record.hasChanges = false
    }
    for identifier in models.filter(\.value.isDeleted).map(\.key) {
      models[identifier]?._$record.context = nil
      models[identifier] = nil
    }
    deleted = []
    inserted = []
    NotificationCenter.default.post(name: Self.didSave, object: self)
  }

  private func row(of model: any PersistentModel) throws -> StoredRow {
    var row = StoredRow()
    for property in type(of: model)._$properties {
      guard let value = model._$record.peek(property.name) else { continue }
      switch property.kind {
      case .value(let encode, _):
        row.values[property.name] = try encode(value).map { String(decoding: $0, as: UTF8.self) }
      case .reference:
        let related = (value as? any ModelReferences)?._$models ?? []
        row.references[property.name] = related.filter { !$0.isDeleted }
          .map(\._$record.identifier)
      }
    }
    return row
  }

  /// Merges new models into existing models that have the same value of a unique property.
  private func replaceRivals() {
    for new in insertedModelsArray where !new.isDeleted {
      let unique = type(of: new)._$properties.filter { $0.attribute?.isUnique == true }
      for property in unique {
        let value = key(property, of: new)
        let rival = living(new._$record.identifier.entityName).first {
          $0 !== new && key(property, of: $0) == value
        }
        guard let rival, value != nil else { continue }
        for property in type(of: new)._$properties {
          if let value = new._$record.peek(property.name) { property.write(rival, value) }
        }
        new._$record.isDeleted = true
        inserted.remove(new._$record.identifier)
        changes.note()
        break
      }
    }
  }

  private func key(_ property: ModelProperty, of model: any PersistentModel) -> Data? {
    guard case .value(let encode, _) = property.kind,
      let value = model._$record.peek(property.name)
    else { return nil }
    do {
      return try encode(value)
    } catch {
      // A value that cannot be compared has no conflict; saving reports what is wrong with it.
      return nil
    }
  }

  /// Runs a block, and saves its changes.
  ///
  /// - Parameter block: The changes.
  /// - Throws: The error thrown by the block or by `save()`.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Discards all changes since the last save.
  public func rollback() {
    for identifier in inserted {
      models[identifier]?._$record.context = nil
      models[identifier] = nil
    }
    deleted = []
    inserted = []
    for model in models.values where model.hasChanges || model.isDeleted {
      restore(model)
    }
    changes.note()
  }

  private func restore(_ model: any PersistentModel) {
    let record = model._$record
    record.isDeleted = false
    guard let row = record.saved else { return }
    fill(record, from: row)
    for property in record.type._$properties {
      if let value = record.peek(property.name) { property.write(model, value) }
    }
    record.hasChanges = false
  }

  /// Does nothing, because there are never any pending changes.
  public func processPendingChanges() {}

  /// Merges the changes that another context has saved.
  func merge(_ saved: ModelStore.Changes) {
    let work: @Sendable () -> Void = { [weak self] in self?.take(saved) }
    if autosaveEnabled, !isMainThread() {
      DispatchQueue.main.async(execute: work)
    } else {
      work()
    }
  }

  private func take(_ saved: ModelStore.Changes) {
    for identifier in saved.deleted {
      models[identifier]?._$record.isDeleted = true
      models[identifier] = nil
    }
    for (identifier, row) in saved.written {
      guard let model = models[identifier], !model.hasChanges else { continue }
      model._$record.saved = row
      restore(model)
    }
    changes.note()
  }

  /// The name of the notification that is posted when a context is about to save.
  public static let willSave = Notification.Name("SwiftDataModelContextWillSave")

  /// The name of the notification that is posted when a context has saved its changes.
  public static let didSave = Notification.Name("SwiftDataModelContextDidSave")
}

extension ModelContext: Equatable {
  /// Returns whether two contexts are identical.
  public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }
}
