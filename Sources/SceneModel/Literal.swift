/// A value written in Swift's literal syntax, such as `.postDetail(id: 42)`.
package indirect enum Literal: Codable, Hashable, Sendable {
  case integer(Int)
  case decimal(Double)
  case string(String)
  case boolean(Bool)
  case null
  /// `_`, which stands for any value in a comparison.
  case wildcard
  case array([Literal])
  /// A case or static member, `.name` or `.name(arguments)`.
  case member(String, [Argument])
  /// A value of a named type, `Name(arguments)`.
  case call(String, [Argument])

  /// A value with or without a label.
  package struct Argument: Codable, Hashable, Sendable {
    package var label: String?
    package var value: Literal

    package init(label: String? = nil, value: Literal) {
      self.label = label
      self.value = value
    }
  }
}
