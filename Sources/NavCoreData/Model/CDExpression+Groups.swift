import Foundation

extension CDExpression {
  /// A Boolean value that indicates whether the expression combines several values into one.
  var isAggregate: Bool {
    if case .function(let name, _) = form { Self.aggregates.contains(name) } else { false }
  }

  private static let aggregates: Set = ["sum:", "count:", "min:", "max:", "average:"]

  /// Returns the value of the expression for a group of objects.
  ///
  /// - Parameter group: The objects, at least one.
  /// - Returns: The value, or nil if there is none.
  func value(for group: [NSManagedObject]) -> Any? {
    switch form {
    case .value(let value): return value
    case .path(let path): return group.first.flatMap { KeyedValue.value(at: path, of: $0) }
    case .object: return group.first?.objectID
    case .list(let parts): return parts.compactMap { $0.value(for: group) }
    case .function("count:", _): return group.count
    case .function(let name, let arguments):
      let numbers = group.compactMap { object in
        arguments.first?.value(for: [object]).flatMap(Self.number)
      }
      switch name {
      case "sum:": return Self.plain(numbers.reduce(0, +))
      case "average:": return numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
      case "min:": return numbers.min().map(Self.plain)
      case "max:": return numbers.max().map(Self.plain)
      default: return nil
      }
    }
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    case let value as Date: value.timeIntervalSinceReferenceDate
    default: nil
    }
  }

  /// Returns a number, converted to an integer if that loses no digits.
  private static func plain(_ number: Double) -> Any {
    Int(exactly: number).map { $0 as Any } ?? number
  }
}
