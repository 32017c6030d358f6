import NavCoreData

/// A shelf of books, as Xcode would declare it for a data model.
class ShelfObject: NSManagedObject {
  var title: String? {
    get { managedValue("title") }
    set { setManagedValue(newValue, "title") }
  }
  var books: NSSet? {
    get { managedValue("books") }
    set { setManagedValue(newValue, "books") }
  }
}

/// A book on a shelf.
class BookObject: NSManagedObject {
  var title: String? {
    get { managedValue("title") }
    set { setManagedValue(newValue, "title") }
  }
  var shelf: ShelfObject? {
    get { managedValue("shelf") }
    set { setManagedValue(newValue, "shelf") }
  }
}

/// A library in memory.
enum LibraryModel {
  /// A context of a store of its own; it tells of changes on the main thread.
  ///
  /// - Returns: The context, empty.
  @MainActor
  static func context() -> NSManagedObjectContext {
    let title = NSAttributeDescription(
      name: "title",
      attributeType: .stringAttributeType,
      isOptional: true
    )
    let books = NSRelationshipDescription(
      name: "books",
      destination: "Book",
      inverse: "shelf",
      isToMany: true,
      isOrdered: false,
      deleteRule: .nullifyDeleteRule
    )
    let shelf = NSRelationshipDescription(
      name: "shelf",
      destination: "Shelf",
      inverse: "books",
      isToMany: false,
      isOrdered: false,
      deleteRule: .nullifyDeleteRule
    )
    let model = NSManagedObjectModel(entities: [
      NSEntityDescription(
        name: "Shelf",
        objectClass: ShelfObject.self,
        properties: [title, books]
      ),
      NSEntityDescription(name: "Book", objectClass: BookObject.self, properties: [title, shelf]),
    ])
    let container = NSPersistentContainer(name: "Library", managedObjectModel: model)
    container.persistentStoreDescriptions.first?.url = URL(filePath: "/dev/null")
    container.loadPersistentStores { _, _ in }
    return container.viewContext
  }
}
