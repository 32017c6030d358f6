/// A parameter of an intent, as code that runs the intent sees it.
@MainActor
package protocol FillableParameter: AnyObject {
  /// Whether the intent needs a value of the parameter before it can run.
  nonisolated var needsValue: Bool { get }

  /// Sets the value of the parameter.
  ///
  /// - Parameter value: The value in the form of property lists; for an entity, its identifier.
  /// - Throws: `Refusal` if the value does not fit; any error of the app's own queries.
  func fill(with value: Any) async throws
}

/// A type of optional parameters.
protocol OptionalParameter {
  /// No value.
  static var empty: Any { get }
  /// A value's type.
  static var content: Any.Type { get }
}

extension Optional: OptionalParameter {
  static var empty: Any { Self.none as Any }
  static var content: Any.Type { Wrapped.self }
}
