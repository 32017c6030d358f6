extension NSManagedObjectContext {
  /// Returns the objects that match a request.
  ///
  /// - Parameter request: The description of the search.
  /// - Returns: The objects.
  /// - Throws: An error if the search fails.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    if let rows = try groups(of: request) {
      return rows.compactMap { NSDictionary(dictionary: $0) as? T ?? $0 as? T }
    }
    return try found(by: request).compactMap { object in
      switch request.resultType {
      case .managedObjectIDResultType: object.objectID as? T
      case .dictionaryResultType: dictionary(of: object, for: request) as? T
      default: object as? T
      }
    }
  }

  /// Returns the number of objects that match a request.
  ///
  /// - Parameter request: The description of the search.
  /// - Returns: The number of objects.
  /// - Throws: An error if the search fails.
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    try found(by: request).count
  }

  /// Executes a request and returns its result.
  ///
  /// - Parameter request: The request, such as a removal of many.
  /// - Returns: The result.
  /// - Throws: An error if the request fails.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let removal = request as? NSBatchDeleteRequest else {
      throw CoreDataError(
        "NavLab's Core Data can execute only batch deletions; use fetch and save instead."
      )
    }
    let objects =
      try removal.identities.map { $0.compactMap { known($0) } } ?? found(by: removal.fetchRequest)
    for object in objects { delete(object) }
    try save()
    return switch removal.resultType {
    case .resultTypeStatusOnly: NSBatchDeleteResult(true)
    case .resultTypeCount: NSBatchDeleteResult(objects.count)
    case .resultTypeObjectIDs: NSBatchDeleteResult(objects.map(\.objectID))
    }
  }

  /// Returns the object with the given identity, without values if the store does not contain the object.
  ///
  /// - Parameter objectID: The identity.
  /// - Returns: The object.
  public func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let object = known(objectID) { return object }
    let entity = model?.entitiesByName[objectID.entityName] ?? objectID.entity
    return entity.objectClass.init(entity: entity, id: objectID)
  }

  /// Returns the object with the given identity, or throws an error if the store does not contain it.
  ///
  /// - Parameter objectID: The identity.
  /// - Returns: The object.
  /// - Throws: An error if there is none.
  public func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = known(objectID) else {
      throw CoreDataError("The store does not contain \(objectID).")
    }
    return object
  }

  /// Returns the object with the given identity, or nil if the context does not contain it.
  ///
  /// - Parameter objectID: The identity.
  /// - Returns: The object, or nil.
  public func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    objects[objectID]
  }

  /// Returns the dictionaries for a search that groups or combines objects, or nil for any other search.
  private func groups<T>(of request: NSFetchRequest<T>) throws -> [[String: Any]]? {
    guard request.resultType == .dictionaryResultType,
      let grouping = GroupedResults(
        columns: request.propertiesToFetch ?? [],
        groups: request.propertiesToGroupBy ?? []
      )
    else { return nil }
    // The order and the limits are those of the groups.
    let all = NSFetchRequest<NSManagedObject>(entityName: request.wantedEntity ?? "")
    all.predicate = request.predicate
    all.includesPendingChanges = request.includesPendingChanges
    all.includesSubentities = request.includesSubentities
    var rows = GroupedResults.sorted(
      grouping.dictionaries(of: try found(by: all)),
      by: request.sortDescriptors ?? []
    )
    if let condition = request.havingPredicate {
      rows.removeAll { !condition.evaluate(with: $0) }
    }
    rows.removeFirst(min(max(request.fetchOffset, 0), rows.count))
    return request.fetchLimit > 0 ? Array(rows.prefix(request.fetchLimit)) : rows
  }

  private func found<T>(by request: NSFetchRequest<T>) throws -> [NSManagedObject] {
    guard let name = request.wantedEntity else {
      throw CoreDataError("The fetch request has no entity; set one.")
    }
    guard let model else {
      throw CoreDataError("The context has no store; load the container's stores first.")
    }
    guard let entity = model.entitiesByName[name] else {
      throw CoreDataError("The data model has no entity '\(name)'.")
    }
    let kinds =
      request.includesSubentities ? model.entities.filter(entity.includes) : [entity]
    var found = kinds.flatMap { living($0) }
    if !request.includesPendingChanges { found.removeAll { $0.saved == nil } }
    if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
    found = Self.sorted(found, by: request.sortDescriptors ?? [])
    found.removeFirst(min(max(request.fetchOffset, 0), found.count))
    return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
  }

  private static func sorted(
    _ objects: [NSManagedObject],
    by descriptors: [NSSortDescriptor]
  ) -> [NSManagedObject] {
    guard !descriptors.isEmpty else { return objects }
    return objects.enumerated().sorted { one, other in
      for descriptor in descriptors {
        switch descriptor.compare(one.element, to: other.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return one.offset < other.offset
    }.map(\.element)
  }

  private func dictionary<T>(
    of object: NSManagedObject,
    for request: NSFetchRequest<T>
  ) -> NSDictionary {
    let wanted = request.propertiesToFetch?.compactMap {
      $0 as? String ?? ($0 as? NSPropertyDescription)?.name
    }
    let names = wanted ?? Array(object.entity.attributesByName.keys)
    var values: [String: Any] = [:]
    for name in names { values[name] = object.value(forKey: name) }
    return NSDictionary(dictionary: values)
  }

  /// Returns an entity's objects that are not deleted, in order of creation.
  private func living(_ entity: NSEntityDescription) -> [NSManagedObject] {
    let name = entity.name ?? ""
    for id in persistentStoreCoordinator?.store.identities(of: name) ?? [] { _ = known(id) }
    return objects.values.filter { $0.entity.name == name && !$0.isDeleted }
      .sorted { $0.objectID.number < $1.objectID.number }
  }

  /// Returns the object with the given identity, or nil if neither the context nor the store contains it.
  func known(_ id: NSManagedObjectID) -> NSManagedObject? {
    if let object = objects[id] { return object.isDeleted ? nil : object }
    guard !deletedIDs.contains(id), let row = persistentStoreCoordinator?.store.row(id),
      let entity = model?.entitiesByName[id.entityName]
    else { return nil }
    id.described = entity
    let object = entity.objectClass.init(entity: entity, id: id)
    object.managedObjectContext = self
    objects[id] = object
    fill(object, from: row)
    object.awakeFromFetch()
    return object
  }

  /// Sets the values of an object from a stored row.
  func fill(_ object: NSManagedObject, from row: StoredObject) {
    object.values = row.values
    for (name, ids) in row.references { object.values[name] = ids.compactMap { known($0) } }
    object.saved = object.values
    object.hasChanges = false
    object.isInserted = false
  }

  /// Reverts the changes to an object.
  func restore(_ object: NSManagedObject) {
    guard let row = persistentStoreCoordinator?.store.row(object.objectID) else { return }
    object.objectWillChange.send()
    object.registrar.withMutation(of: object, keyPath: \.observedValues) {
      object.isDeleted = false
      fill(object, from: row)
    }
  }
}
