// swift-format-ignore-file: AlwaysUseLowerCamelCase, AmbiguousTrailingClosureOverload

import NavUI

/// A workspace for creating, fetching, changing and deleting objects until they are saved.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// The coordinator that connects the context with the container's store.
  public var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { coordinator ?? parent?.persistentStoreCoordinator }
    set {
      coordinator = newValue
      newValue?.store.add(self)
    }
  }
  /// The parent context, or nil if there is none.
  ///
  /// Saving writes to the store in any case.
  public var parent: NSManagedObjectContext? {
    didSet { persistentStoreCoordinator = parent?.persistentStoreCoordinator }
  }
  /// A Boolean value that indicates whether saved changes of other contexts are merged, which always happens in NavLab.
  public var automaticallyMergesChangesFromParent = false
  /// The policy for an object that two contexts have changed.
  ///
  /// The last context to save always wins.
  public var mergePolicy: Any = NSMergePolicy.error
  /// The undo manager, which is not used.
  public var undoManager: AnyObject?
  /// The name of the context.
  public var name: String?
  /// The name of the author to record with changes.
  public var transactionAuthor: String?
  /// A Boolean value that indicates whether deletions are propagated only at the end of an event, a setting without
  /// effect.
  public var propagatesDeletesAtEndOfEvent = true
  /// A Boolean value that indicates whether unsaved objects are kept alive, a setting without effect because NavLab
  /// always keeps them alive.
  public var retainsRegisteredObjects = false
  /// A Boolean value that indicates whether an object deleted by another context can still be read.
  public var shouldDeleteInaccessibleFaults = true
  /// The additional information that the app associates with the context.
  public let userInfo = NSMutableDictionary()
  let changes = ChangeSignal()
  var objects: [NSManagedObjectID: NSManagedObject] = [:]
  var deletedIDs: Set<NSManagedObjectID> = []
  private var coordinator: NSPersistentStoreCoordinator?
  private let isForMain: Bool
  private var isTelling = false

  /// A kind of queue for a context.
  public enum ConcurrencyType: UInt, Sendable {
    /// No queue, because the context is confined to the thread that creates it.
    case confinementConcurrencyType
    /// A separate queue.
    case privateQueueConcurrencyType
    /// The main queue.
    case mainQueueConcurrencyType
  }

  /// Creates a context without a store.
  ///
  /// - Parameter concurrencyType: The queue on which the context is used.
  public init(concurrencyType: NSManagedObjectContextConcurrencyType) {
    isForMain = concurrencyType == .mainQueueConcurrencyType
  }

  /// Creates a context without a store.
  ///
  /// - Parameter type: The queue on which the context is used.
  public convenience init(_ type: ConcurrencyType) {
    self.init(concurrencyType: type)
  }

  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  // MARK: Changing

  /// Adds an existing object to the context.
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

  /// Marks an object for deletion with the next save.
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

  /// Updates the views that show changed objects, and schedules a notification.
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

  /// The objects that the next save deletes.
  public var deletedObjects: Set<NSManagedObject> { Set(deletedIDs.compactMap { objects[$0] }) }

  /// All objects that the context contains.
  public var registeredObjects: Set<NSManagedObject> { Set(objects.values) }

  /// A Boolean value that indicates whether the context has unsaved changes.
  public var hasChanges: Bool {
    !deletedIDs.isEmpty || objects.values.contains { $0.hasChanges && !$0.isDeleted }
  }

  // MARK: Work

  /// Runs a block on the context immediately.
  ///
  /// - Parameter block: The work.
  public func performAndWait(_ block: () -> Void) { block() }

  /// Runs a block on the context immediately, and returns its result.
  ///
  /// - Parameter block: The work.
  /// - Returns: The result of the work.
  /// - Throws: The error thrown by the work.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }

  /// Runs a block later on the main queue.
  ///
  /// - Parameter block: The work.
  public func perform(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let work = block
    DispatchQueue.main.async { work() }
  }

  /// Runs a block on the context, and returns its result.
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

  /// A choice of the time at which a block runs.
  public enum ScheduledTaskType: Sendable {
    /// Immediate execution.
    case immediate
    /// Execution after all blocks that are waiting.
    case enqueued
  }

  /// Posts the pending notification of changes immediately.
  public func processPendingChanges() {
    guard isTelling else { return }
    isTelling = false
    NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self)
  }

  /// Reverts an object's unsaved changes unless they are to be kept, and updates the views that show the object.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - flag: Whether to keep unsaved changes.
  public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    if !flag { restore(object) }
    object.objectWillChange.send()
    changes.note()
  }

  /// Updates the views that show the context's objects; the objects are always up to date.
  public func refreshAllObjects() { changes.note() }

  /// Removes all objects from the context, and discards their changes.
  public func reset() {
    for object in objects.values { object.managedObjectContext = nil }
    objects = [:]
    deletedIDs = []
    noteChange()
  }
}

/// A kind of queue for a context.
public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType

extension Notification.Name {
  /// The name of the notification that a context's objects have changed.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification"
  )
  /// The name of the notification that a context has saved its changes.
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagingContextDidSaveChangesNotification"
  )
  /// The name of the notification that a context is about to save.
  public static let NSManagedObjectContextWillSave = Notification.Name(
    "NSManagingContextWillSaveChangesNotification"
  )
  /// The name of the notification, never posted in NavLab, that another process has changed a store.
  public static let NSPersistentStoreRemoteChange = Notification.Name(
    "NSPersistentStoreRemoteChangeNotification"
  )
}

extension NSManagedObjectContext {
  /// The name of the notification that a context has saved its changes.
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  /// The name of the notification that a context's objects have changed.
  public static let didChangeObjectsNotification =
    Notification.Name.NSManagedObjectContextObjectsDidChange

  /// Updates the views after another context has saved changes, which are merged automatically.
  ///
  /// - Parameter notification: The notification from the other context.
  public func mergeChanges(fromContextDidSave notification: Notification) { changes.note() }

  /// Updates the views after changes that were made without a context.
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

/// The key for the identities of deleted objects.
public let NSDeletedObjectsKey = "deleted"
/// The key for the identities of inserted objects.
public let NSInsertedObjectsKey = "inserted"
/// The key for the identities of updated objects.
public let NSUpdatedObjectsKey = "updated"

/// A policy for objects that two contexts have changed.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// A policy under which saving fails if another context has changed the same object.
  public static let error = NSMergePolicy()
  /// A policy under which the values in the store take precedence, property by property.
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  /// A policy under which the values in the context take precedence, property by property.
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  /// A policy under which all values in the context take precedence.
  public static let overwrite = NSMergePolicy()
  /// A policy under which all values in the store take precedence.
  public static let rollback = NSMergePolicy()
}

/// A policy under which the values in the context take precedence, property by property.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// A policy under which the values in the store take precedence, property by property.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
/// A policy under which all values in the context take precedence.
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
/// A policy under which all values in the store take precedence.
public let NSRollbackMergePolicy = NSMergePolicy.rollback
/// A policy under which saving fails if another context has changed the same object.
public let NSErrorMergePolicy = NSMergePolicy.error
