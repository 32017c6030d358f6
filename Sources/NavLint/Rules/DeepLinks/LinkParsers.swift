import SwiftSyntax

/// The functions that parse a link and return nil if the link is unknown.
///
/// A function that gives nil without a look at the words of the link, or for links of another scheme only, is none. An
/// initialiser is none either: a type that is given the whole link often asks for the kind of link.
enum LinkParsers {
  /// Returns the names of the parsers in a file.
  ///
  /// - Parameter file: The file.
  /// - Returns: The names of the functions.
  static func all(in file: ParsedFile) -> Set<String> {
    var names: Set<String> = []
    let lists = ParserList.names(in: file)
    for function in file.nodes(FunctionDeclSyntax.self) {
      guard let body = function.body,
        let link = linkName(in: function.signature.parameterClause),
        function.signature.returnClause?.type.is(OptionalTypeSyntax.self) == true,
        rejectsUnknown(body.statements) || triesAll(body.statements, [link], lists)
      else { continue }
      names.insert(function.name.text)
    }
    return names
  }

  /// Returns the name of the parameter that receives the link, or nil if there is none.
  private static func linkName(in clause: FunctionParameterClauseSyntax) -> String? {
    clause.parameters.first { $0.type.trimmedDescription == "URL" }
      .map { ($0.secondName ?? $0.firstName).text }
  }

  /// Returns whether a parser tries other parsers in order, and returns nil if none accepts the link.
  private static func triesAll(
    _ statements: CodeBlockItemListSyntax,
    _ urls: Set<String>,
    _ lists: Set<String>
  ) -> Bool {
    if statements.last.map(givesNil) == true {
      return statements.contains { item in
        item.item.as(ForStmtSyntax.self).map { ParserList.isTried(in: $0, with: urls) } == true
      }
    }
    guard statements.count == 1 else { return false }
    return statements.innerCalls.contains { ParserList.isTried(by: $0, lists, with: urls) }
  }

  /// Returns whether a parser chooses by the words of a link, and returns nil for all other links.
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
