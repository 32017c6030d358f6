// swift-format-ignore-file: AlwaysUseLowerCamelCase, AmbiguousTrailingClosureOverload

import NavUI

/// A workspace in which objects are created, found, changed and deleted until they are saved.
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
  /// Whether changes that other contexts save appear here, which they always do.
  public var automaticallyMergesChangesFromParent = false
  /// The winner when two contexts have changed the same object: the last to save.
  public var mergePolicy: Any = NSMergePolicy.error
  /// The manager of undoable changes, which does not record anything here.
  public var undoManager: AnyObject?
  /// The name of the context.
  public var name: String?
  /// The author's name for recorded changes.
  public var transactionAuthor: String?
  /// Whether deletions are propagated immediately, which they always are.
  public var propagatesDeletesAtEndOfEvent = true
  /// Whether unsaved objects are kept alive, which they always are.
  public var retainsRegisteredObjects = false
  /// Whether an object deleted by another context can still be read.
  public var shouldDeleteInaccessibleFaults = true
  /// The app's own additional information.
  public let userInfo = NSMutableDictionary()
  let changes = ChangeSignal()
  var objects: [NSManagedObjectID: NSManagedObject] = [:]
  var deletedIDs: Set<NSManagedObjectID> = []
  private var coordinator: NSPersistentStoreCoordinator?
  private let isForMain: Bool
  private var isTelling = false

  /// The queue of a context.
  public enum ConcurrencyType: UInt, Sendable {
    /// The thread that created the context.
    case confinementConcurrencyType
    /// A separate queue.
    case privateQueueConcurrencyType
    /// The main queue.
    case mainQueueConcurrencyType
  }

  /// Creates a context without a store.
  ///
  /// - Parameter concurrencyType: The queue on which it is used.
  public init(concurrencyType: NSManagedObjectContextConcurrencyType) {
    isForMain = concurrencyType == .mainQueueConcurrencyType
  }

  /// Creates a context without a store.
  ///
  /// - Parameter type: The queue on which it is used.
  public convenience init(_ type: ConcurrencyType) {
    self.init(concurrencyType: type)
  }

  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  // MARK: Changing

  /// Adds an object to the context.
  func take(_ object: NSManagedObject) {
    object.managedObjectContext = self
    object.isInserted = true
    object.hasChanges = true
    objects[object.objectID] = object
    noteChange()
  }

  /// Inserts an object into the context.
  ///
  /// - Parameter object: An object that was created without a context.
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

  /// Updates the views that show changed objects; a notification follows when the current work is
  /// done.
  func noteChange() {
    changes.note()
    guard !isTelling else { return }
    isTelling = true
    let tell: @Sendable () -> Void = { [weak self] in self?.processPendingChanges() }
    DispatchQueue.main.async(execute: tell)
  }

  /// The objects that were created but not saved.
  public var insertedObjects: Set<NSManagedObject> { Set(objects.values.filter(\.isInserted)) }

  /// The objects that were changed but not saved.
  public var updatedObjects: Set<NSManagedObject> { Set(objects.values.filter(\.isUpdated)) }

  /// The objects that the next save will delete.
  public var deletedObjects: Set<NSManagedObject> { Set(deletedIDs.compactMap { objects[$0] }) }

  /// All objects that the context knows.
  public var registeredObjects: Set<NSManagedObject> { Set(objects.values) }

  /// Whether there are unsaved changes.
  public var hasChanges: Bool {
    !deletedIDs.isEmpty || objects.values.contains { $0.hasChanges && !$0.isDeleted }
  }

  // MARK: Work

  /// Runs a block on the context immediately.
  ///
  /// - Parameter block: The work.
  public func performAndWait(_ block: () -> Void) { block() }

  /// Runs a block on the context immediately.
  ///
  /// - Parameter block: The work.
  /// - Returns: The result of the work.
  /// - Throws: The error thrown by the work.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }

  /// Runs a block later, on the main queue if the context belongs to it.
  ///
  /// - Parameter block: The work.
  public func perform(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let work = block
    DispatchQueue.main.async { work() }
  }

  /// Runs a block on the context.
  ///
  /// - Parameters:
  ///   - schedule: The requested time, which is ignored.
  ///   - block: The work.
  /// - Returns: The result of the work.
  /// - Throws: The error thrown by the work.
  public func perform<T>(
    schedule: ScheduledTaskType = .immediate,
    _ block: @escaping () throws -> T
  ) async rethrows -> T {
    try block()
  }

  /// The time at which a block runs.
  public enum ScheduledTaskType: Sendable {
    /// Immediately.
    case immediate
    /// After the blocks that are already waiting.
    case enqueued
  }

  /// Sends the pending notification of changes immediately.
  public func processPendingChanges() {
    guard isTelling else { return }
    isTelling = false
    NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self)
  }

  /// Rereads an object.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - flag: Whether to keep unsaved changes.
  public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    if !flag { restore(object) }
    object.objectWillChange.send()
    changes.note()
  }

  /// Rereads all objects, which are already up to date.
  public func refreshAllObjects() { changes.note() }

  /// Forgets all objects and changes.
  public func reset() {
    for object in objects.values { object.managedObjectContext = nil }
    objects = [:]
    deletedIDs = []
    noteChange()
  }
}

/// The queue of a context.
public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType

extension Notification.Name {
  /// The notification that objects of a context have changed.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification"
  )
  /// The notification posted after a context has saved.
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagingContextDidSaveChangesNotification"
  )
  /// The notification that a context is about to save.
  public static let NSManagedObjectContextWillSave = Notification.Name(
    "NSManagingContextWillSaveChangesNotification"
  )
  /// The notification that another process has changed a store, which is never sent here.
  public static let NSPersistentStoreRemoteChange = Notification.Name(
    "NSPersistentStoreRemoteChangeNotification"
  )
}

extension NSManagedObjectContext {
  /// The notification that a context has saved.
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  /// The notification that objects of a context have changed.
  public static let didChangeObjectsNotification =
    Notification.Name.NSManagedObjectContextObjectsDidChange

  /// Adopts the changes that another context has saved, which has already happened.
  ///
  /// - Parameter notification: The notification from the other context.
  public func mergeChanges(fromContextDidSave notification: Notification) { changes.note() }

  /// Adopts changes that were made without a context.
  ///
  /// - Parameters:
  ///   - changes: The identities, by the kind of change.
  ///   - contexts: The contexts that adopt the change.
  public static func mergeChanges(
    fromRemoteContextSave changes: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {
    for context in contexts { context.changes.note() }
  }
}

/// The key for the identities of removed objects.
public let NSDeletedObjectsKey = "deleted"
/// The key for the identities of new objects.
public let NSInsertedObjectsKey = "inserted"
/// The key for the identities of changed objects.
public let NSUpdatedObjectsKey = "updated"

/// The policy for objects that two contexts have changed.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// Neither: saving fails.
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
/// Refuses to choose: saving fails.
public let NSErrorMergePolicy = NSMergePolicy.error
