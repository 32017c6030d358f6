package import Foundation

/// A namespace for comparing values whose types are known only at run time.
package enum ValueOrder {
  /// Returns whether two values are equal.
  package static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
    switch (KeyedValue.flattened(one), KeyedValue.flattened(other)) {
    case (nil, nil): return true
    case (nil, _), (_, nil): return false
    case (let one?, let other?):
      if let one = number(one), let other = number(other) { return one == other }
      if let one = one as? AnyHashable, let other = other as? AnyHashable, one == other {
        return true
      }
      return compared(one, other) == .orderedSame
    }
  }

  /// Returns the order of two values, or nil if they are not comparable.
  ///
  /// A nil value comes first.
  package static func compared(_ one: Any?, _ other: Any?) -> ComparisonResult? {
    switch (KeyedValue.flattened(one), KeyedValue.flattened(other)) {
    case (nil, nil): return .orderedSame
    case (nil, _): return .orderedAscending
    case (_, nil): return .orderedDescending
    case (let one?, let other?):
      if let one = number(one), let other = number(other) { return order(one, other) }
      if let one = text(one), let other = text(other) { return order(one, other) }
      if let one = one as? Date, let other = other as? Date { return order(one, other) }
      if let one = one as? any Comparable { return order(one, any: other) }
      return nil
    }
  }

  /// Returns a value as a number, or nil if it is not a number.
  package static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as Bool: number ? 1 : 0
    case let number as any BinaryInteger: Double(number)
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as Decimal: NSDecimalNumber(decimal: number).doubleValue
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  /// Returns a value as a string, or nil if it is not text.
  package static func text(_ value: Any?) -> String? {
    switch value {
    case let text as String: text
    case let text as NSString: String(describing: text)
    case let identifier as UUID: identifier.uuidString
    case let address as URL: address.absoluteString
    default: nil
    }
  }

  private static func order<Value: Comparable>(_ one: Value, _ other: Value) -> ComparisonResult {
    one < other ? .orderedAscending : one == other ? .orderedSame : .orderedDescending
  }

  private static func order<Value: Comparable>(_ one: Value, any other: Any) -> ComparisonResult? {
    (other as? Value).map { order(one, $0) }
  }
}
