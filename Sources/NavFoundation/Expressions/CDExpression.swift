public import Foundation

/// An `NSExpression` of an app: a value, a key path, or a function of other expressions.
///
/// Foundation on Linux declares the name without an implementation, so the compiler uses this one in its place.
open class CDExpression: NSObject {
  /// A form of expression, such as a constant, a key path or a function.
  package enum Form {
    case value(Any?)
    case path(String)
    case function(String, [CDExpression])
    case list([CDExpression])
    case object
  }

  package let form: Form

  package init(_ form: Form) { self.form = form }

  /// Creates an expression for a constant value.
  ///
  /// - Parameter value: The value.
  public convenience init(forConstantValue value: Any?) { self.init(.value(value)) }

  /// Creates an expression for a key path.
  ///
  /// - Parameter keyPath: The names of properties, with dots between them.
  public convenience init(forKeyPath keyPath: String) { self.init(.path(keyPath)) }

  /// Creates an expression for a function of values.
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

  /// Creates an expression for a list of values.
  ///
  /// - Parameter subexpressions: The values.
  public convenience init(forAggregate subexpressions: [Any]) {
    self.init(
      .list(subexpressions.map { $0 as? CDExpression ?? CDExpression(forConstantValue: $0) })
    )
  }

  /// Creates an expression from a format and its arguments.
  ///
  /// An invalid format ends the app, as on a device.
  ///
  /// - Parameters:
  ///   - format: The expression, such as `2 * (3 + %@)`.
  ///   - arguments: The values for `%@`, `%K`, `%d` and the like, in order.
  public convenience init(format: String, _ arguments: Any?...) {
    self.init(format: format, values: arguments)
  }

  /// Creates an expression from a format and an array of arguments.
  ///
  /// An invalid format ends the app, as on a device.
  ///
  /// - Parameters:
  ///   - format: The expression.
  ///   - argumentArray: The values for `%@`, `%K`, `%d` and the like, in order.
  public convenience init(format: String, argumentArray: [Any]) {
    self.init(format: format, values: argumentArray)
  }

  private convenience init(format: String, values: [Any?]) {
    do {
      self.init(try ExpressionFormat.form(of: format, values))
    } catch {
      fatalError("The expression '\(format)' cannot be read: \(error.reason).")
    }
  }

  /// Returns an expression for the evaluated object.
  ///
  /// - Returns: The expression.
  public class func expressionForEvaluatedObject() -> CDExpression { CDExpression(.object) }

  /// The key path, or an empty string if the expression is not a key path.
  public var keyPath: String { if case .path(let path) = form { path } else { "" } }

  /// The name of the function, or an empty string if the expression is not a function.
  public var function: String { if case .function(let name, _) = form { name } else { "" } }

  /// The value of a constant expression, or nil if the expression has another form.
  public var constantValue: Any? { if case .value(let value) = form { value } else { nil } }

  /// Returns the value of the expression for an object.
  ///
  /// - Parameters:
  ///   - object: The object at which paths begin.
  ///   - context: Values that expressions could share, which is ignored.
  /// - Returns: The value, or nil if there is none.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    switch form {
    case .value(let value): value
    case .path(let path): KeyedValue.value(at: path, of: object)
    case .object: object
    case .list(let parts): parts.compactMap { $0.expressionValue(with: object, context: context) }
    case .function(let name, let arguments):
      ExpressionFunction.value(
        of: name,
        arguments.map { $0.expressionValue(with: object, context: context) }
      )
    }
  }
}
