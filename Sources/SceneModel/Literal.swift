/// A value written in Swift's literal syntax, such as `.postDetail(id: 42)`.
package indirect enum Literal: Codable, Hashable, Sendable {
  /// A whole number, `42`.
  case integer(Int)
  /// A number with a fraction, `1.5`.
  case decimal(Double)
  /// Text, `"home"`.
  case string(String)
  /// `true` or `false`.
  case boolean(Bool)
  /// `nil`, no value.
  case null
  /// `_`, which matches any value in a comparison.
  case wildcard
  /// A list of values, `[1, 2]`.
  case array([Literal])
  /// A list of keys with their values, `["a": 1]`.
  case dictionary([Entry])
  /// A case or static member, `.name` or `.name(arguments)`.
  case member(String, [Argument])
  /// A value of a named type, `Name(arguments)`.
  case call(String, [Argument])

  /// A key and a value of a dictionary.
  package struct Entry: Codable, Hashable, Sendable {
    /// The key.
    package var key: Literal
    /// The value.
    package var value: Literal

    package init(key: Literal, value: Literal) {
      self.key = key
      self.value = value
    }
  }

  /// A value with or without a label.
  package struct Argument: Codable, Hashable, Sendable {
    /// The label before the colon, if there is one.
    package var label: String?
    /// The value itself.
    package var value: Literal

    package init(label: String? = nil, value: Literal) {
      self.label = label
      self.value = value
    }
  }
}
