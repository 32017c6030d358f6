/// A parameter of an intent, as whoever runs the intent sees it.
@MainActor
package protocol FillableParameter: AnyObject {
  /// Whether the intent cannot run before the parameter has a value.
  nonisolated var needsValue: Bool { get }

  /// Gives the parameter a value.
  ///
  /// - Parameter value: The value as property lists hold it: for an entity its identifier.
  /// - Throws: `Refusal` where the value does not fit; whatever the app's own queries throw.
  func fill(with value: Any) async throws
}

/// A type of parameters that need no value.
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
