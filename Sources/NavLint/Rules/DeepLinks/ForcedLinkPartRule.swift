import Findings
import SwiftSyntax

/// Finds parts of a link that are taken out by force.
struct ForcedLinkPartRule: Rule {
  static let fault = "forced-link-part"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    var places: Set<SyntaxIdentifier> = []
    return LinkHandler.all(in: file, context.project).flatMap { handler in
      numbered(in: handler).filter { places.insert($0.id).inserted }.map { node in
        file.finding(
          self,
          at: node.leftSquare,
          "a link with fewer parts stops the app here; compare 'count' first, or take the part with 'first' or 'dropFirst'"
        )
      }
        + handler.statements.descendants(ForceUnwrapExprSyntax.self)
        .filter {
          handler.concerns($0) && !isHarmless($0) && !isAskedFor($0, in: handler)
            && places.insert($0.id).inserted
        }
        .map { node in
          file.finding(
            self,
            at: node.exclamationMark,
            "a link without this part stops the app here; read the part with 'guard let'"
          )
        }
    }
  }

  /// Parts that are taken by their numbers where nothing asks how many there are.
  private func numbered(in handler: LinkHandler) -> [SubscriptCallExprSyntax] {
    handler.statements.descendants(SubscriptCallExprSyntax.self).filter { node in
      guard node.arguments.count == 1, let argument = node.arguments.first, argument.label == nil,
        let number = argument.expression.as(IntegerLiteralExprSyntax.self)?.literal.text,
        handler.isListOfParts(node.calledExpression)
      else { return false }
      // The path of a link begins with a slash, which is a part as well.
      let isOfPath = node.calledExpression.memberPath?.last == "pathComponents"
      return !(isOfPath && number == "0") && !asksForNumber(handler)
    }
  }

  /// Whether a handler asks how many parts there are.
  private func asksForNumber(_ handler: LinkHandler) -> Bool {
    let asking: Set<String> = ["count", "indices", "isEmpty", "endIndex"]
    return handler.statements.descendants(MemberAccessExprSyntax.self).contains { member in
      asking.contains(member.declName.baseName.text) && member.base.map(handler.concerns) == true
    }
  }

  /// A URL always has components; what is missing in a link are its parts.
  private func isHarmless(_ node: ForceUnwrapExprSyntax) -> Bool {
    node.expression.as(FunctionCallExprSyntax.self).flatMap(Call.init)?.name == "URLComponents"
  }

  /// Whether something before compares the part with nil, so that a link without it has gone another way.
  private func isAskedFor(_ node: ForceUnwrapExprSyntax, in handler: LinkHandler) -> Bool {
    guard let name = node.expression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return false
    }
    return handler.statements.descendants(NilLiteralExprSyntax.self).contains { literal in
      guard literal.position < node.position,
        let list = literal.parent?.children(viewMode: .sourceAccurate)
      else { return false }
      return list.contains { $0.as(DeclReferenceExprSyntax.self)?.baseName.text == name }
        && list.contains {
          ["==", "!="].contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text)
        }
    }
  }
}
