import NavUI

extension NSManagedObjectContext {
  /// Saves all changes in the context.
  ///
  /// - Throws: The reason why nothing was saved.
  public func save() throws {
    guard let store = persistentStoreCoordinator?.store else {
      throw CoreDataError("The context has no store; load the container's stores first.")
    }
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    let changed = objects.values.filter { $0.hasChanges && !$0.isDeleted }
      .sorted { $0.objectID.number < $1.objectID.number }
    for object in changed { object.willSave() }
    try validate(changed)
    let gone = deletedIDs
    var written: [NSManagedObjectID: StoredObject] = [:]
    for object in changed { written[object.objectID] = row(of: object) }
    try store.save(written, deleting: gone, by: self)
    let isNew = changed.filter(\.isInserted)
    for object in changed {
      object.saved = object.values
      object.hasChanges = false
      object.isInserted = false
    }
    let removed = gone.compactMap { objects[$0] }
    for object in removed {
      object.managedObjectContext = nil
      objects[object.objectID] = nil
    }
    deletedIDs = []
    for object in changed { object.didSave() }
    changes.note()
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSave,
      object: self,
      userInfo: [
        NSInsertedObjectsKey: Set(isNew), NSDeletedObjectsKey: Set(removed),
        NSUpdatedObjectsKey: Set(changed.filter { object in !isNew.contains { $0 === object } }),
      ]
    )
  }

  /// Reverts all changes in the context.
  public func rollback() {
    for object in objects.values.filter(\.isInserted) {
      object.managedObjectContext = nil
      objects[object.objectID] = nil
    }
    deletedIDs = []
    for object in objects.values where object.hasChanges || object.isDeleted { restore(object) }
    noteChange()
  }

  private func validate(_ changed: [NSManagedObject]) throws {
    for object in changed {
      for (name, attribute) in object.entity.attributesByName
      where !attribute.isOptional && object.values[name] == nil {
        throw CoreDataError(
          "'\(name)' of \(object.objectID) has no value, but the data model requires one."
        )
      }
    }
  }

  private func row(of object: NSManagedObject) -> StoredObject {
    var row = StoredObject()
    for (name, value) in object.values {
      if object.entity.relationshipsByName[name] != nil {
        row.references[name] = ManagedValues(of: object).related(name).map(\.objectID)
      } else {
        row.values[name] = value
      }
    }
    return row
  }

  /// Applies the changes that another context has saved.
  func merge(_ written: [NSManagedObjectID: StoredObject], deleted: Set<NSManagedObjectID>) {
    for id in deleted {
      guard let object = objects[id] else { continue }
      object.objectWillChange.send()
      object.isDeleted = true
      objects[id] = nil
    }
    for id in written.keys {
      guard let object = objects[id], !object.hasChanges else { continue }
      restore(object)
    }
    noteChange()
  }
}
