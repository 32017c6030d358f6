#if !canImport(Darwin)
public import Foundation

/// A dictionary that can hold objects weakly, which Foundation has only on Apple's systems.
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

  /// Creates a dictionary.
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

  /// Returns a dictionary that keeps keys and objects.
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .strongMemory, valueOptions: .strongMemory)
  }
  /// Returns a dictionary that keeps its keys alone.
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .strongMemory, valueOptions: .weakMemory)
  }
  /// Returns a dictionary that keeps its objects alone.
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .strongMemory)
  }
  /// Returns a dictionary that keeps nothing.
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// The number of objects.
  open var count: Int { living.count }

  /// Returns the object for a key.
  open func object(forKey key: KeyType?) -> ObjectType? {
    guard let key else { return nil }
    return living.first { Self.same($0.key, key) }?.object
  }

  /// Sets the object for a key.
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

  /// Removes all objects.
  open func removeAllObjects() { entries = [] }

  private var living: [Entry] { entries.filter { $0.key != nil && $0.object != nil } }

  /// Keys of Foundation's classes are compared by what they hold, as `NSString` is.
  private static func same(_ first: KeyType?, _ second: KeyType?) -> Bool {
    if first === second { return true }
    guard let first = first as? NSObject, let second = second as? NSObject else { return false }
    return first == second
  }
}
#endif
