import Findings
import SwiftSyntax

/// A rule that finds code that looks only in a link's path for the link's first word.
struct DeepLinkHostIgnoredRule: Rule {
  static let fault = "deep-link-host-ignored"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    // The system also passes on a web site's links in another way; code that handles these has such
    // links.
    let isOfWeb = !file.calls(of: "onContinueUserActivity").isEmpty
    guard !isOfWeb else { return [] }
    return LinkHandler.all(in: file, context.project).compactMap { handler in
      guard let path = pathRead(in: handler), comparesWords(handler), !knowsHosts(handler),
        !passesOn(handler)
      else { return nil }
      return file.finding(
        self,
        at: path,
        "in 'myapp://post/42', the word 'post' is the host, which is not in the path; read the host, too"
      )
    }
  }

  /// Returns the first use of the link's path or of the path's components, or nil if there is none.
  private func pathRead(in handler: LinkHandler) -> TokenSyntax? {
    handler.statements.descendants(MemberAccessExprSyntax.self).lazy
      .filter { ["path", "pathComponents"].contains($0.declName.baseName.text) }
      .first { $0.base.map(handler.concerns) ?? false }?
      .declName.baseName
  }

  /// Returns whether a part of the link is compared with a word, as in a choice between routes.
  private func comparesWords(_ handler: LinkHandler) -> Bool {
    let statements = handler.statements
    let isSwitch = statements.descendants(SwitchExprSyntax.self).contains { node in
      handler.concerns(node.subject) && !isAboutRest(node.subject)
        && node.cases.contains {
          $0.descendants(ExpressionPatternSyntax.self).contains(where: isWord)
        }
    }
    let isAsked = statements.innerCalls.contains { call in
      ["contains", "hasPrefix"].contains(call.name) && call.closures.isEmpty
        && call.receiver.map { handler.concerns($0) && !isAboutRest($0) } == true
        && call.argument(nil).map(isWord) == true
    }
    return isSwitch || isAsked
      || statements.descendants(BinaryOperatorExprSyntax.self).contains { node in
        guard node.operator.text == "==", let sides = node.parent else { return false }
        return handler.concerns(sides) && !isAboutRest(sides)
          && sides.descendants(StringLiteralExprSyntax.self).contains(where: isWord)
      }
  }

  private func isWord(_ node: some SyntaxProtocol) -> Bool {
    node.descendants(StringLiteralExprSyntax.self).contains { literal in
      literal.segments.trimmedDescription.contains(where: \.isLetter)
    }
  }

  /// Returns whether a comparison concerns the scheme or the query rather than the path.
  private func isAboutRest(_ node: some SyntaxProtocol) -> Bool {
    let members = node.descendants(MemberAccessExprSyntax.self).map(\.declName.baseName.text)
    return members.contains { ["scheme", "query", "queryItems", "fragment"].contains($0) }
  }

  /// Returns whether the handler reads the host, or handles links to a website.
  private func knowsHosts(_ handler: LinkHandler) -> Bool {
    let members = handler.statements.descendants(MemberAccessExprSyntax.self)
    if members.contains(where: { $0.declName.baseName.text.lowercased().contains("host") }) {
      return true
    }
    // A comment with such a link says as much as code.
    let text = handler.statements.description
    return text.contains("http:") || text.contains("https:") || text.contains("\"http")
      || members.contains {
        ["absoluteString", "standardized"].contains($0.declName.baseName.text)
      }
  }

  /// Returns whether the complete link is passed to other code, which may read the host.
  private func passesOn(_ handler: LinkHandler) -> Bool {
    handler.statements.innerCalls.contains { call in
      call.name != "URLComponents" && call.name != "print"
        && call.node.arguments.contains { argument in
          argument.expression.plainName.map(handler.urls.contains) ?? false
        }
    }
  }
}
