#if !canImport(Darwin)
public import Foundation

/// The observation of a property.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  /// Ends the observation.
  public func invalidate() {}
}

/// The options that select the values an observation reports.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates options from their bits.
  ///
  /// - Parameter rawValue: The options as a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The option to report the value after a change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The option to report the value before a change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The option to report the initial value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// The option to report each change before it happens as well as afterwards.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// A kind of change.
  public enum Kind: UInt, Sendable {
    /// The assignment of a value.
    case setting = 1
    /// An insertion of elements.
    case insertion
    /// A removal of elements.
    case removal
    /// A replacement of elements.
    case replacement
  }

  /// The kind of the change.
  public let kind: Kind
  /// The value after the change, or nil if it was not requested.
  public let newValue: Value?
  /// The value before the change, or nil if it was not requested.
  public let oldValue: Value?
  /// The indices of the changed elements, always nil in NavLab.
  ///
  /// The value is always nil.
  public var indexes: IndexSet? { nil }
  /// A Boolean value that indicates whether the report precedes the change, which is never the case in NavLab.
  ///
  /// The value is always false.
  public var isPrior: Bool { false }
}
#endif
