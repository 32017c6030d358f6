/// An optional of any type.
protocol OptionalValue {
  /// The value in it, if there is one.
  var content: Any? { get }

  /// The optional with another content.
  static func wrapping(_ content: Any) -> Any
}

extension Optional: OptionalValue {
  var content: Any? { self }

  static func wrapping(_ content: Any) -> Any {
    (content as? Wrapped) as Any
  }
}
