/// The written form of a case or struct, such as `.postDetail(id: Int)`.
package struct RouteSignature: Hashable, Sendable {
  /// The case's or the type's name.
  package var name: String
  /// Whether it is written with a dot, as a case is.
  package var isCase: Bool
  /// The parameters between the parentheses.
  package var parameters: [Parameter]

  /// One value between the parentheses.
  package struct Parameter: Hashable, Sendable {
    /// The label, if there is one.
    package var label: String?
    /// The name of the value's type.
    package var type: String
    /// Whether it is optional.
    package var isOptional: Bool
  }
}

extension RouteSignature: CustomStringConvertible {
  /// The signature as Swift source.
  package var description: String {
    let list = parameters.map(\.description).joined(separator: ", ")
    if isCase { return parameters.isEmpty ? ".\(name)" : ".\(name)(\(list))" }
    return "\(name)(\(list))"
  }
}

extension RouteSignature.Parameter: CustomStringConvertible {
  /// The parameter as Swift source.
  package var description: String {
    label.map { "\($0): \(type)" } ?? type
  }
}
