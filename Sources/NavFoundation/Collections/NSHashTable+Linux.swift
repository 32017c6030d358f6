#if !canImport(Darwin)
public import Foundation

/// A set that can hold its objects weakly, which Foundation has only on Apple's systems.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private struct Entry {
    weak var object: ObjectType?
    var kept: ObjectType?
  }

  private var entries: [Entry] = []
  private let isWeak: Bool

  /// Creates a set.
  ///
  /// - Parameters:
  ///   - options: Whether the objects are kept alive.
  ///   - initialCapacity: The number of objects that are expected.
  public init(options: NSPointerFunctions.Options, capacity initialCapacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
  }

  /// Returns a set that does not keep its objects alive.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The objects.
  open var allObjects: [ObjectType] { entries.compactMap(\.object) }
  /// The number of objects.
  open var count: Int { allObjects.count }
  /// Any of the objects.
  open var anyObject: ObjectType? { allObjects.first }

  /// Adds an object.
  open func add(_ object: ObjectType?) {
    entries.removeAll { $0.object == nil }
    guard let object, !contains(object) else { return }
    entries.append(Entry(object: object, kept: isWeak ? nil : object))
  }

  /// Removes an object.
  open func remove(_ object: ObjectType?) {
    entries.removeAll { $0.object == nil || $0.object === object }
  }

  /// Removes all objects.
  open func removeAllObjects() { entries = [] }

  /// Returns whether an object is in the set.
  open func contains(_ object: ObjectType?) -> Bool {
    object != nil && entries.contains { $0.object === object }
  }
}

/// The ways in which tables keep what is in them.
public enum NSPointerFunctions {
  /// A set of ways.
  public struct Options: OptionSet, Sendable {
    /// The options.
    public let rawValue: UInt
    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Keeps objects alive.
    public static let strongMemory: Options = []
    /// Does not keep objects alive.
    public static let weakMemory = Options(rawValue: 5)
    /// Compares the objects themselves.
    public static let objectPointerPersonality = Options(rawValue: 512)
    /// Copies what comes in.
    public static let copyIn = Options(rawValue: 65_536)
  }
}
#endif
