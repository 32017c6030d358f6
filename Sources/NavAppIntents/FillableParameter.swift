/// A parameter of an intent, as code that runs the intent sees it.
@MainActor
package protocol FillableParameter: AnyObject {
  /// Whether the intent needs a value of the parameter before it can run.
  nonisolated var needsValue: Bool { get }

  /// Sets the value of the parameter.
  ///
  /// - Parameter value: The value as property lists hold it: for an entity its identifier.
  /// - Throws: `Refusal` where the value does not fit; whatever the app's own queries throw.
  func fill(with value: Any) async throws
}

/// A type of optional parameters.
protocol OptionalParameter {
  /// No value.
  static var empty: Any { get }
  /// The type of a value.
  static var content: Any.Type { get }
}

extension Optional: OptionalParameter {
  static var empty: Any { Self.none as Any }
  static var content: Any.Type { Wrapped.self }
}
