/// A value written in Swift's literal syntax, such as `.postDetail(id: 42)`.
package indirect enum Literal: Codable, Hashable, Sendable {
  /// A whole number, such as `42`.
  case integer(Int)
  /// A number with a fraction, such as `1.5`.
  case decimal(Double)
  /// A string, such as `"home"`.
  case string(String)
  /// A Boolean value, `true` or `false`.
  case boolean(Bool)
  /// The absence of a value, `nil`.
  case null
  /// A wildcard, `_`, which matches any value in a comparison.
  case wildcard
  /// A list of values, such as `[1, 2]`.
  case array([Literal])
  /// A list of keys with their values, such as `["a": 1]`.
  case dictionary([Entry])
  /// A case or static member, such as `.name` or `.name(arguments)`.
  case member(String, [Argument])
  /// A value of a named type, such as `Name(arguments)`.
  case call(String, [Argument])

  /// A key and a value of a dictionary.
  package struct Entry: Codable, Hashable, Sendable {
    /// The key of the entry.
    package var key: Literal
    /// The value of the entry.
    package var value: Literal

    package init(key: Literal, value: Literal) {
      self.key = key
      self.value = value
    }
  }

  /// A value with or without a label.
  package struct Argument: Codable, Hashable, Sendable {
    /// The label before the colon, or nil for an argument without a label.
    package var label: String?
    /// The value of the argument.
    package var value: Literal

    package init(label: String? = nil, value: Literal) {
      self.label = label
      self.value = value
    }
  }
}
