#if !canImport(Darwin)
public import Foundation

extension NSPredicate {
  /// Creates a predicate from a format and its arguments.
  ///
  /// An invalid format ends the app, as on a device.
  ///
  /// - Parameters:
  ///   - format: The description, such as `name CONTAINS[cd] %@`.
  ///   - arguments: The values for `%@`, `%K`, `%d` and the like, in order.
  public convenience init(format: String, _ arguments: Any?...) {
    self.init(format: format, arguments: arguments)
  }

  /// Creates a predicate from a format and an array of arguments.
  ///
  /// - Parameters:
  ///   - format: The description.
  ///   - argumentArray: The values for `%@`, `%K`, `%d` and the like, in order.
  public convenience init(format: String, argumentArray: [Any]?) {
    self.init(format: format, arguments: argumentArray ?? [])
  }

  private convenience init(format: String, arguments: [Any?]) {
    do {
      // A test is an immutable value.
      nonisolated(unsafe) let test = try PredicateFormat.test(format, arguments)
      self.init { object, _ in test.passes(object) }
    } catch {
      let reason = (error as? PredicateFormat.Failure)?.reason ?? "\(error)"
      fatalError("The predicate format '\(format)' cannot be read: \(reason).")
    }
  }
}
#endif
