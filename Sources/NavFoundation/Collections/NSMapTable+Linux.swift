#if !canImport(Darwin)
public import Foundation

/// A replacement on Linux for Foundation's dictionary that can hold weak references to keys and objects.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private struct Entry {
    weak var key: KeyType?
    var keptKey: KeyType?
    weak var object: ObjectType?
    var kept: ObjectType?
  }

  private var entries: [Entry] = []
  private let hasWeakKeys: Bool
  private let hasWeakValues: Bool

  /// Creates an empty dictionary.
  ///
  /// - Parameters:
  ///   - keyOptions: Whether the keys are kept alive.
  ///   - valueOptions: Whether the objects are kept alive.
  ///   - initialCapacity: The number of objects that are expected.
  public init(
    keyOptions: NSPointerFunctions.Options,
    valueOptions: NSPointerFunctions.Options,
    capacity initialCapacity: Int = 0
  ) {
    hasWeakKeys = keyOptions.contains(.weakMemory)
    hasWeakValues = valueOptions.contains(.weakMemory)
  }

  /// Returns a dictionary that keeps its keys and objects alive.
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .strongMemory, valueOptions: .strongMemory)
  }
  /// Returns a dictionary that keeps only its keys alive.
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .strongMemory, valueOptions: .weakMemory)
  }
  /// Returns a dictionary that keeps only its objects alive.
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .strongMemory)
  }
  /// Returns a dictionary that keeps neither its keys nor its objects alive.
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// The number of objects in the dictionary.
  open var count: Int { living.count }

  /// Returns the object for a key, or nil if there is none.
  open func object(forKey key: KeyType?) -> ObjectType? {
    guard let key else { return nil }
    return living.first { Self.same($0.key, key) }?.object
  }

  /// Stores an object for a key.
  open func setObject(_ object: ObjectType?, forKey key: KeyType?) {
    removeObject(forKey: key)
    guard let key, let object else { return }
    entries.append(
      Entry(
        key: key,
        keptKey: hasWeakKeys ? nil : key,
        object: object,
        kept: hasWeakValues ? nil : object
      )
    )
  }

  /// Removes the object for a key.
  open func removeObject(forKey key: KeyType?) {
    entries = living.filter { !Self.same($0.key, key) }
  }

  /// Removes all objects from the dictionary.
  open func removeAllObjects() { entries = [] }

  private var living: [Entry] { entries.filter { $0.key != nil && $0.object != nil } }

  /// Returns whether two keys are equal, comparing Foundation's classes by value.
  private static func same(_ first: KeyType?, _ second: KeyType?) -> Bool {
    if first === second { return true }
    guard let first = first as? NSObject, let second = second as? NSObject else { return false }
    return first == second
  }
}
#endif
