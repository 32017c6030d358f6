// swift-format-ignore-file: AlwaysUseLowerCamelCase, AmbiguousTrailingClosureOverload

/// A place in which objects are made, found, changed and deleted, until they are saved.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// The container's store, which contexts share.
  public var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { coordinator ?? parent?.persistentStoreCoordinator }
    set {
      coordinator = newValue
      newValue?.store.add(self)
    }
  }
  /// The context that this one saves to; saving goes to the store in any case.
  public var parent: NSManagedObjectContext? {
    didSet { persistentStoreCoordinator = parent?.persistentStoreCoordinator }
  }
  /// Whether what other contexts save appears here; it does.
  public var automaticallyMergesChangesFromParent = false
  /// The winner when two contexts have changed the same object: the last to save.
  public var mergePolicy: Any = NSMergePolicy.error
  /// The changes that can be undone; none is recorded.
  public var undoManager: AnyObject?
  /// The name of the context.
  public var name: String?
  /// The name under which changes are recorded.
  public var transactionAuthor: String?
  /// Whether deletions are passed on at once; they are.
  public var propagatesDeletesAtEndOfEvent = true
  /// Whether unsaved objects outlive whoever uses them; they do.
  public var retainsRegisteredObjects = false
  /// Whether one that was deleted by others can be asked for values.
  public var shouldDeleteInaccessibleFaults = true
  /// Facts of the app's own.
  public let userInfo = NSMutableDictionary()
  let changes = ContextChanges()
  var objects: [NSManagedObjectID: NSManagedObject] = [:]
  var deletedIDs: Set<NSManagedObjectID> = []
  private var coordinator: NSPersistentStoreCoordinator?
  private let isForMain: Bool
  private var isTelling = false

  /// The place in which a context is used.
  public enum ConcurrencyType: UInt, Sendable {
    /// The thread that created it.
    case confinementConcurrencyType
    /// A queue of its own.
    case privateQueueConcurrencyType
    /// The main queue.
    case mainQueueConcurrencyType
  }

  /// Creates a context without a store.
  ///
  /// - Parameter concurrencyType: Where it is used.
  public init(concurrencyType: NSManagedObjectContextConcurrencyType) {
    isForMain = concurrencyType == .mainQueueConcurrencyType
  }

  /// Creates a context without a store.
  ///
  /// - Parameter type: Where it is used.
  public convenience init(_ type: ConcurrencyType) {
    self.init(concurrencyType: type)
  }

  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  // MARK: Changing

  /// Takes an object in.
  func take(_ object: NSManagedObject) {
    object.managedObjectContext = self
    object.isInserted = true
    object.hasChanges = true
    objects[object.objectID] = object
    noteChange()
  }

  /// Puts an object into the context.
  ///
  /// - Parameter object: An object that was made without a context.
  public func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext !== self else { return }
    take(object)
  }

  /// Deletes an object with the next save.
  ///
  /// - Parameter object: The object.
  public func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, !object.isDeleted else { return }
    object.prepareForDeletion()
    object.objectWillChange.send()
    object.isDeleted = true
    if object.isInserted {
      object.isInserted = false
      objects[object.objectID] = nil
    } else {
      deletedIDs.insert(object.objectID)
    }
    ManagedRelationships(of: object).didDelete(in: self)
    noteChange()
  }

  /// Tells whoever shows objects that some are different; a notification follows once the current work is done.
  func noteChange() {
    changes.note()
    guard !isTelling else { return }
    isTelling = true
    let tell: @Sendable () -> Void = { [weak self] in self?.processPendingChanges() }
    DispatchQueue.main.async(execute: tell)
  }

  /// The objects that were made and not saved.
  public var insertedObjects: Set<NSManagedObject> { Set(objects.values.filter(\.isInserted)) }

  /// The objects that were changed and not saved.
  public var updatedObjects: Set<NSManagedObject> { Set(objects.values.filter(\.isUpdated)) }

  /// The objects that will be gone after the next save.
  public var deletedObjects: Set<NSManagedObject> { Set(deletedIDs.compactMap { objects[$0] }) }

  /// All objects that the context knows.
  public var registeredObjects: Set<NSManagedObject> { Set(objects.values) }

  /// Whether there is something to save.
  public var hasChanges: Bool {
    !deletedIDs.isEmpty || objects.values.contains { $0.hasChanges && !$0.isDeleted }
  }

  // MARK: Work

  /// Does some work in the context's turn, which is now.
  ///
  /// - Parameter block: The work.
  public func performAndWait(_ block: () -> Void) { block() }

  /// Does some work in the context's turn, which is now.
  ///
  /// - Parameter block: The work.
  /// - Returns: What the work returns.
  /// - Throws: What the work throws.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }

  /// Does some work later, on the main queue where the context belongs to it.
  ///
  /// - Parameter block: The work.
  public func perform(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let work = block
    DispatchQueue.main.async { work() }
  }

  /// Does some work in the context's turn.
  ///
  /// - Parameters:
  ///   - schedule: When; at once in any case.
  ///   - block: The work.
  /// - Returns: What the work returns.
  /// - Throws: What the work throws.
  public func perform<T>(
    schedule: ScheduledTaskType = .immediate,
    _ block: @escaping () throws -> T
  ) async rethrows -> T {
    try block()
  }

  /// The time at which work is done.
  public enum ScheduledTaskType: Sendable {
    /// At once.
    case immediate
    /// After the work that waits already.
    case enqueued
  }

  /// Sends the notification of changes now that would follow once the current work is done.
  public func processPendingChanges() {
    guard isTelling else { return }
    isTelling = false
    NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self)
  }

  /// Reads an object anew.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - flag: Whether unsaved changes stay.
  public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    if !flag { restore(object) }
    object.objectWillChange.send()
    changes.note()
  }

  /// Reads all objects anew; they are up to date.
  public func refreshAllObjects() { changes.note() }

  /// Forgets all objects and changes.
  public func reset() {
    for object in objects.values { object.managedObjectContext = nil }
    objects = [:]
    deletedIDs = []
    noteChange()
  }
}

/// The place in which a context is used.
public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType

extension Notification.Name {
  /// Objects of a context are different.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification"
  )
  /// A context has saved.
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagingContextDidSaveChangesNotification"
  )
  /// A context is about to save.
  public static let NSManagedObjectContextWillSave = Notification.Name(
    "NSManagingContextWillSaveChangesNotification"
  )
  /// A store was changed from elsewhere; never sent here.
  public static let NSPersistentStoreRemoteChange = Notification.Name(
    "NSPersistentStoreRemoteChangeNotification"
  )
}

extension NSManagedObjectContext {
  /// The notification that a context has saved.
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  /// The notification that objects of a context are different.
  public static let didChangeObjectsNotification =
    Notification.Name.NSManagedObjectContextObjectsDidChange

  /// Takes over what another context has saved; that has happened already.
  ///
  /// - Parameter notification: What the other context sent.
  public func mergeChanges(fromContextDidSave notification: Notification) { changes.note() }

  /// Takes over what was removed or changed without a context.
  ///
  /// - Parameters:
  ///   - changes: The identities, by the kind of change.
  ///   - contexts: Who takes it over.
  public static func mergeChanges(
    fromRemoteContextSave changes: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {
    for context in contexts { context.changes.note() }
  }
}

/// The key under which the identities of removed objects are told.
public let NSDeletedObjectsKey = "deleted"
/// The key under which the identities of new objects are told.
public let NSInsertedObjectsKey = "inserted"
/// The key under which the identities of changed objects are told.
public let NSUpdatedObjectsKey = "updated"

/// The winner when two contexts have changed the same object.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// Nobody: saving fails.
  public static let error = NSMergePolicy()
  /// The store.
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  /// The context.
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  /// The context, with all its values.
  public static let overwrite = NSMergePolicy()
  /// The store, with all its values.
  public static let rollback = NSMergePolicy()
}

/// The context wins.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// The store wins.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
/// The context wins, with all its values.
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
/// The store wins, with all its values.
public let NSRollbackMergePolicy = NSMergePolicy.rollback
/// Nobody wins: saving fails.
public let NSErrorMergePolicy = NSMergePolicy.error
