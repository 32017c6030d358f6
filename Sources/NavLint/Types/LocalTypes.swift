package import SwiftSyntax

extension ExprSyntax {
  /// The name without `$`, or nil if the expression does not consist of a name alone.
  package var plainName: String? {
    self.as(DeclReferenceExprSyntax.self).map { String($0.baseName.text.trimmingPrefix("$")) }
  }

  /// The name without `$` if the expression is a bare name or a member of `self`, or nil otherwise.
  var ownName: String? {
    guard let names = memberPath, names.count == 1 else { return nil }
    return names.first.map { String($0.trimmingPrefix("$")) }
  }

  /// The names in a chain such as `$router.path`, without `$`, `self` and question marks, or nil if there is no chain.
  package var memberPath: [String]? {
    if let name = plainName { return name == "self" ? [] : [name] }
    if let optional = self.as(OptionalChainingExprSyntax.self) {
      return optional.expression.memberPath
    }
    guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base?.memberPath
    else { return nil }
    return base + [member.declName.baseName.text]
  }
}

extension SyntaxProtocol {
  /// The range of the node without the surrounding blanks.
  var range: Range<AbsolutePosition> {
    positionAfterSkippingLeadingTrivia..<endPositionBeforeTrailingTrivia
  }
}
