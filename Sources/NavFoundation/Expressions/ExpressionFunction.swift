import Foundation

/// The functions in expressions, under their names in Apple's Foundation.
enum ExpressionFunction {
  /// Returns the value of a function, or nil if the function or its arguments are not supported.
  ///
  /// - Parameters:
  ///   - name: The name with its colons, such as `add:to:`.
  ///   - arguments: The values of its arguments.
  /// - Returns: The value, or nil if the function is unknown or has no value for the arguments.
  static func value(of name: String, _ arguments: [Any?]) -> Any? {
    switch name {
    case "uppercase:": return (arguments.first ?? nil).flatMap { ValueOrder.text($0)?.uppercased() }
    case "lowercase:": return (arguments.first ?? nil).flatMap { ValueOrder.text($0)?.lowercased() }
    case "now": return Date()
    default: break
    }
    if arguments.count == 2, let first = arguments[0], let second = arguments[1] {
      return binary(name, first, second)
    }
    guard arguments.count == 1, let only = arguments[0] else { return nil }
    if let elements = KeyedValue.elements(of: only) {
      return aggregate(name, elements.compactMap { ValueOrder.number($0) })
    }
    return ValueOrder.number(only).flatMap { unary(name, $0) }
  }

  private static func binary(_ name: String, _ first: Any, _ second: Any) -> NSNumber? {
    guard let a = ValueOrder.number(first), let b = ValueOrder.number(second) else { return nil }
    if let a = whole(first), let b = whole(second), let result = whole(name, a, b) {
      return NSNumber(value: result)
    }
    let result: Double? =
      switch name {
      case "add:to:": a + b
      case "from:subtract:": a - b
      case "multiply:by:": a * b
      case "divide:by:": a / b
      case "modulus:by:": a.truncatingRemainder(dividingBy: b)
      case "raise:toPower:": pow(a, b)
      default: nil
      }
    return result.map { NSNumber(value: $0) }
  }

  /// Returns the result of an operation on whole numbers, or nil if the result is fractional or too large.
  private static func whole(_ name: String, _ a: Int, _ b: Int) -> Int? {
    func exact(_ result: (partialValue: Int, overflow: Bool)) -> Int? {
      result.overflow ? nil : result.partialValue
    }
    return switch name {
    case "add:to:": exact(a.addingReportingOverflow(b))
    case "from:subtract:": exact(a.subtractingReportingOverflow(b))
    case "multiply:by:": exact(a.multipliedReportingOverflow(by: b))
    case "divide:by:": exact(a.dividedReportingOverflow(by: b))
    case "modulus:by:": exact(a.remainderReportingOverflow(dividingBy: b))
    case "raise:toPower:" where b >= 0: Int(exactly: pow(Double(a), Double(b)))
    default: nil
    }
  }

  private static func whole(_ value: Any) -> Int? {
    if let number = value as? any BinaryInteger { return Int(exactly: number) }
    guard let number = value as? NSNumber, Int(exactly: number.doubleValue) == number.intValue
    else { return nil }
    // A number that was computed with digits behind the point keeps them, as 4.0 does.
    return ["d", "f"].contains(String(cString: number.objCType)) ? nil : number.intValue
  }

  private static func unary(_ name: String, _ value: Double) -> NSNumber? {
    let result: Double? =
      switch name {
      case "sqrt:": value.squareRoot()
      case "abs:": abs(value)
      case "ln:": log(value)
      case "log:": log10(value)
      case "exp:": exp(value)
      case "floor:": value.rounded(.down)
      case "ceiling:": value.rounded(.up)
      case "trunc:": value.rounded(.towardZero)
      default: aggregate(name, [value])?.doubleValue
      }
    return result.map { NSNumber(value: $0) }
  }

  private static func aggregate(_ name: String, _ values: [Double]) -> NSNumber? {
    switch name {
    case "count:": NSNumber(value: values.count)
    case "sum:": NSNumber(value: values.reduce(0, +))
    case "average:" where !values.isEmpty:
      NSNumber(value: values.reduce(0, +) / Double(values.count))
    case "min:": values.min().map { NSNumber(value: $0) }
    case "max:": values.max().map { NSNumber(value: $0) }
    default: nil
    }
  }
}
