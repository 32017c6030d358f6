import SwiftSyntax

extension Call {
  /// Returns the values from which the state of a presentation is derived.
  ///
  /// - Parameter file: The file.
  /// - Returns: The names, such as `$screen` in `item: .only($screen, .sheet)`, or `router.page` if a binding of its
  ///   own or a computed property reads and sets that; none if the state is no derived one.
  func presentationSources(in file: ParsedFile) -> Set<String> {
    guard let state = argument("item") ?? argument("isPresented") else { return [] }
    if let made = state.as(FunctionCallExprSyntax.self) {
      // `$0` is the new value that a setter receives, and not a binding.
      let bindings = made.usedNames.filter {
        $0.hasPrefix("$") && $0.dropFirst().first?.isNumber == false
      }
      return bindings.isEmpty ? made.storedValues(in: file) : bindings
    }
    guard let reference = state.as(DeclReferenceExprSyntax.self),
      let property = file.declarations.property(of: reference), property.isComputed
    else { return [] }
    return property.accessors?.storedValues(in: file) ?? []
  }
}

extension SyntaxProtocol {
  /// Returns the enclosing type's properties that the node uses, with the first member of each.
  fileprivate func storedValues(in file: ParsedFile) -> Set<String> {
    guard let type = enclosingType else { return [] }
    return Set(
      descendants(DeclReferenceExprSyntax.self).compactMap { reference in
        guard !reference.isMember, let names = reference.chain.memberPath, let first = names.first,
          file.declarations.property(first, of: type) != nil
        else { return nil }
        return names.prefix(2).joined(separator: ".")
      }
    )
  }
}

extension DeclReferenceExprSyntax {
  /// The longest chain of members that starts with the name.
  fileprivate var chain: ExprSyntax {
    var chain = ExprSyntax(self)
    while let parent = chain.parent {
      if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == chain.id {
        chain = ExprSyntax(member)
      } else if let optional = parent.as(OptionalChainingExprSyntax.self) {
        chain = ExprSyntax(optional)
      } else {
        return chain
      }
    }
    return chain
  }
}
