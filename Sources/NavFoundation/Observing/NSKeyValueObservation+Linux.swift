#if !canImport(Darwin)
public import Foundation

/// The observation of a property.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  /// Ends the observation.
  public func invalidate() {}
}

/// The events that an observation reports.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The options as a number.
  public let rawValue: UInt

  /// Creates options.
  ///
  /// - Parameter rawValue: The options as a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after a change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before a change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The initial value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// An additional report before each change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// A kind of change.
  public enum Kind: UInt, Sendable {
    /// The value was set.
    case setting = 1
    /// Elements were inserted.
    case insertion
    /// Elements were removed.
    case removal
    /// Elements were replaced.
    case replacement
  }

  /// The kind of the change.
  public let kind: Kind
  /// The value after the change, if it was requested.
  public let newValue: Value?
  /// The value before the change, if it was requested.
  public let oldValue: Value?
  /// The changed elements.
  public var indexes: IndexSet? { nil }
  /// Whether the change is still to come.
  public var isPrior: Bool { false }
}
#endif
