#if !canImport(Darwin)
public import Foundation

/// A replacement on Linux for Foundation's set that can hold weak references to its objects.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private struct Entry {
    weak var object: ObjectType?
    var kept: ObjectType?
  }

  private var entries: [Entry] = []
  private let isWeak: Bool

  /// Creates an empty set.
  ///
  /// - Parameters:
  ///   - options: Whether the objects are kept alive.
  ///   - initialCapacity: The number of objects that are expected.
  public init(options: NSPointerFunctions.Options, capacity initialCapacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
  }

  /// Returns an empty set that holds weak references to its objects.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The objects in the set.
  open var allObjects: [ObjectType] { entries.compactMap(\.object) }
  /// The number of objects in the set.
  open var count: Int { allObjects.count }
  /// An arbitrary object in the set, or nil if the set is empty.
  open var anyObject: ObjectType? { allObjects.first }

  /// Adds an object to the set.
  open func add(_ object: ObjectType?) {
    entries.removeAll { $0.object == nil }
    guard let object, !contains(object) else { return }
    entries.append(Entry(object: object, kept: isWeak ? nil : object))
  }

  /// Removes an object from the set.
  open func remove(_ object: ObjectType?) {
    entries.removeAll { $0.object == nil || $0.object === object }
  }

  /// Removes all objects from the set.
  open func removeAllObjects() { entries = [] }

  /// Returns whether an object is in the set.
  open func contains(_ object: ObjectType?) -> Bool {
    object != nil && entries.contains { $0.object === object }
  }
}

/// A namespace for the options of hash tables and map tables.
public enum NSPointerFunctions {
  /// The options for storing and comparing objects.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The option to keep objects alive.
    public static let strongMemory: Options = []
    /// The option to reference objects without keeping them alive.
    public static let weakMemory = Options(rawValue: 5)
    /// The option to compare objects by identity.
    public static let objectPointerPersonality = Options(rawValue: 512)
    /// The option to copy objects when they are added.
    public static let copyIn = Options(rawValue: 65_536)
  }
}
#endif
