import SwiftSyntax

extension SyntaxProtocol {
  /// Returns the constraint on a generic parameter of a surrounding declaration, or nil if there is none.
  ///
  /// - Parameter name: The name of the parameter.
  /// - Returns: The simple name of the constraint, or nil if there is no such parameter or no constraint.
  func constraint(ofGenericParameter name: String) -> String? {
    var node = parent
    while let current = node {
      if let owner = current.asProtocol((any WithGenericParametersSyntax).self),
        let parameter = owner.genericParameterClause?.parameters.first(where: {
          $0.name.text == name
        })
      {
        return parameter.inheritedType?.simpleName
          ?? owner.genericWhereClause?.requirements.lazy.compactMap { $0.conformance(of: name) }
          .first
      }
      node = current.parent
    }
    return nil
  }
}

extension GenericRequirementSyntax {
  /// Returns the type that the requirement imposes on a generic parameter, or nil for any other requirement.
  fileprivate func conformance(of name: String) -> String? {
    guard case .conformanceRequirement(let requirement) = requirement,
      requirement.leftType.trimmedDescription == name
    else { return nil }
    return requirement.rightType.simpleName
  }
}
