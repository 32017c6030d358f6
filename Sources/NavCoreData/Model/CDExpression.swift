/// An `NSExpression` of an app: a value, a path to one, or a function of others.
///
/// Foundation on Linux declares the name without an implementation, so the compiler uses this one
/// in its place.
open class CDExpression: NSObject {
  /// The parts of an expression.
  enum Form {
    case value(Any?)
    case path(String)
    case function(String, [CDExpression])
    case object
  }

  let form: Form

  init(_ form: Form) { self.form = form }

  /// Creates a fixed value.
  ///
  /// - Parameter value: The value.
  public convenience init(forConstantValue value: Any?) { self.init(.value(value)) }

  /// Creates a path to a value.
  ///
  /// - Parameter keyPath: The names of properties, with dots between them.
  public convenience init(forKeyPath keyPath: String) { self.init(.path(keyPath)) }

  /// Creates a function of values.
  ///
  /// - Parameters:
  ///   - name: The name with a colon, such as `sum:`.
  ///   - arguments: The values.
  public convenience init(forFunction name: String, arguments: [Any]) {
    self.init(
      .function(
        name,
        arguments.map { $0 as? CDExpression ?? CDExpression(forConstantValue: $0) }
      )
    )
  }

  /// Creates an expression for the object itself.
  ///
  /// - Returns: The expression.
  public class func expressionForEvaluatedObject() -> CDExpression { CDExpression(.object) }

  /// The path, or an empty text if the expression is not a path.
  public var keyPath: String { if case .path(let path) = form { path } else { "" } }

  /// The function name, or an empty text if the expression is not a function.
  public var function: String { if case .function(let name, _) = form { name } else { "" } }

  /// Whether the expression combines many values into one.
  var isAggregate: Bool {
    if case .function(let name, _) = form { Self.aggregates.contains(name) } else { false }
  }

  private static let aggregates: Set = ["sum:", "count:", "min:", "max:", "average:"]

  /// Returns the value for a group of objects.
  ///
  /// - Parameter group: The objects, at least one.
  /// - Returns: The value, or nil if there is none.
  func value(for group: [NSManagedObject]) -> Any? {
    switch form {
    case .value(let value): return value
    case .path(let path): return group.first.flatMap { KeyedValue.value(at: path, of: $0) }
    case .object: return group.first?.objectID
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

  /// Returns a number as a whole number if no digits are lost.
  private static func plain(_ number: Double) -> Any {
    Int(exactly: number).map { $0 as Any } ?? number
  }
}
