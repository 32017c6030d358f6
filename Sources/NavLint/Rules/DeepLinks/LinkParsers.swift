import SwiftSyntax

/// The functions that parse a link, and answer nil if the link names nothing they know.
///
/// A function that gives nil without a look at the words of the link, or for links of another scheme only, is none.
/// An initialiser is none either: a type that is given the whole link often asks for the kind of link.
enum LinkParsers {
  /// Returns the names of the parsers in a file.
  ///
  /// - Parameter file: The file.
  /// - Returns: The names of the functions.
  static func all(in file: ParsedFile) -> Set<String> {
    var names: Set<String> = []
    for function in file.nodes(FunctionDeclSyntax.self) {
      guard let body = function.body, takesLink(function.signature.parameterClause),
        function.signature.returnClause?.type.is(OptionalTypeSyntax.self) == true,
        rejectsUnknown(body.statements)
      else { continue }
      names.insert(function.name.text)
    }
    return names
  }

  private static func takesLink(_ clause: FunctionParameterClauseSyntax) -> Bool {
    clause.parameters.contains { $0.type.trimmedDescription == "URL" }
  }

  /// Returns whether a parser chooses by the words of a link, and gives nil for all others.
  private static func rejectsUnknown(_ statements: CodeBlockItemListSyntax) -> Bool {
    statements.descendants(SwitchExprSyntax.self).contains { choice in
      !choice.subject.trimmedDescription.hasSuffix("scheme")
        && choice.cases.contains { element in
          guard let branch = element.as(SwitchCaseSyntax.self),
            branch.label.is(SwitchDefaultLabelSyntax.self)
          else { return false }
          return branch.statements.last.map(givesNil) == true
        }
    }
  }

  private static func givesNil(_ item: CodeBlockItemSyntax) -> Bool {
    if let leave = item.item.as(ReturnStmtSyntax.self) {
      return leave.expression?.is(NilLiteralExprSyntax.self) == true
    }
    return item.item.is(NilLiteralExprSyntax.self)
  }
}
