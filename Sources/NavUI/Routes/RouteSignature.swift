/// The written form of a case or a struct, such as `.postDetail(id: Int)`.
package struct RouteSignature: Hashable, Sendable {
  /// The name of the case or the type.
  package var name: String
  /// A Boolean value that indicates whether the signature is that of a case, which is written with a dot.
  package var isCase: Bool
  /// The parameters between the parentheses.
  package var parameters: [Parameter]

  /// A parameter between the parentheses.
  package struct Parameter: Hashable, Sendable {
    /// The label of the parameter, or nil if it has none.
    package var label: String?
    /// The name of the value's type.
    package var type: String
    /// A Boolean value that indicates whether the argument can be omitted.
    package var isOptional: Bool
  }
}

extension RouteSignature: CustomStringConvertible {
  /// The signature as Swift code.
  package var description: String {
    let list = parameters.map(\.description).joined(separator: ", ")
    if isCase { return parameters.isEmpty ? ".\(name)" : ".\(name)(\(list))" }
    return "\(name)(\(list))"
  }
}

extension RouteSignature.Parameter: CustomStringConvertible {
  /// The parameter as Swift code.
  package var description: String {
    label.map { "\($0): \(type)" } ?? type
  }
}
