import SwiftParser
import SwiftSyntax

/// The renaming of everything that an example declares, which must not change any verdict.
struct OtherNames {
  private var names: Set<String> = []

  /// Names that stay: SwiftUI and Foundation have them too, so that not every use means the declared one.
  private static let shared: Set<String> = [
    "body", "id", "init", "hash", "encode", "previews", "main", "host", "scheme", "path", "url",
    "pathComponents", "query", "queryItems", "title", "name", "label", "text", "count", "isEmpty",
    "first", "last", "selection", "value", "item", "self", "content", "wrappedValue", "codable",
    "description", "shared", "makeBody", "dismiss", "openURL", "_", "navigate", "tag", "error",
    "data", "state", "isPresented", "environment", "root", "destination",
  ]

  /// Gathers what the files declare.
  init(_ files: [String], except fixed: Set<String>) {
    for file in files {
      for token in Parser.parse(source: file).tokens(viewMode: .sourceAccurate)
      where Self.isDeclared(token) {
        names.insert(token.text)
      }
    }
    names.subtract(Self.shared)
    names.subtract(fixed)
  }

  /// Whether there is anything to rename.
  var isEmpty: Bool { names.isEmpty }

  /// A file with the other names, the `↓` in it moved along.
  func renamed(_ file: String) -> String {
    var text = ""
    for token in Parser.parse(source: file).tokens(viewMode: .sourceAccurate) {
      // The binding and the storage of a wrapped property follow its name.
      let stems = [
        token.text, String(token.text.trimmingPrefix("$")), String(token.text.trimmingPrefix("_")),
      ]
      let isName =
        stems.contains(where: names.contains) && !isForeignLabel(token) && !Self.isKeyword(token)
      text += token.leadingTrivia.description
      text += isName ? "\(token.text)Zwo" : token.text
      text += token.trailingTrivia.description
    }
    return text
  }

  /// Whether a token is a keyword where it stands, such as the `for` of a loop beside a label `for`.
  private static func isKeyword(_ token: TokenSyntax) -> Bool {
    if case .keyword = token.tokenKind { true } else { false }
  }

  private static func isDeclared(_ token: TokenSyntax) -> Bool {
    guard case .identifier = token.tokenKind, let parent = token.parent else { return false }
    switch parent.kind {
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .functionDecl,
      .enumCaseElement, .identifierPattern, .closureShorthandParameter:
      return true
    case .functionParameter, .closureParameter, .enumCaseParameter: return true
    default: return false
    }
  }

  /// Whether a token is a label of a call of something that the example does not declare.
  private func isForeignLabel(_ token: TokenSyntax) -> Bool {
    guard let argument = token.parent?.as(LabeledExprSyntax.self), argument.label?.id == token.id
    else {
      return token.parent?.is(MultipleTrailingClosureElementSyntax.self) == true
    }
    var node = Syntax(argument)
    while let parent = node.parent, !parent.is(FunctionCallExprSyntax.self) { node = parent }
    let callee = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression
    guard let name = callee?.lastToken(viewMode: .sourceAccurate)?.text else { return true }
    return !names.contains(name)
  }
}
