import Findings
import SwiftSyntax

/// A rule that finds link parts that are force-unwrapped or accessed by index.
struct ForcedLinkPartRule: Rule {
  static let fault = "forced-link-part"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    var places: Set<SyntaxIdentifier> = []
    let handlers =
      LinkHandler.all(in: file, context.project)
      + LinkHandler.takingParts(in: file, context.project)
    return handlers.flatMap { handler in
      numbered(in: handler).filter { places.insert($0.id).inserted }.map { node in
        file.finding(
          self,
          at: node.leftSquare,
          "a link with fewer parts crashes the app here; check 'count' first, or take the part with 'first' or "
            + "'dropFirst'"
        )
      }
        + taken(in: handler).filter { places.insert($0.node.id).inserted }.map { call in
          file.finding(
            self,
            at: call.nameToken,
            "a link with fewer parts crashes the app here; check 'isEmpty' first, or take the part with 'popFirst' or "
              + "'first'"
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
            "a link without this part crashes the app here; read the part with 'guard let'"
          )
        }
    }
  }

  /// Returns the parts that are accessed by index without a check of the number of parts.
  private func numbered(in handler: LinkHandler) -> [SubscriptCallExprSyntax] {
    handler.statements.descendants(SubscriptCallExprSyntax.self).filter { node in
      guard node.arguments.count == 1, let argument = node.arguments.first, argument.label == nil,
        let number = argument.expression.as(IntegerLiteralExprSyntax.self)?.literal.text,
        handler.isListOfParts(node.calledExpression)
      else { return false }
      // The path of a link begins with a slash, which counts as a part.
      let isOfPath = node.calledExpression.memberPath?.last == "pathComponents"
      return !(isOfPath && number == "0") && !asksForNumber(handler)
    }
  }

  /// Returns the calls that take the first or last part, which must exist, without a check of the number of parts.
  private func taken(in handler: LinkHandler) -> [Call] {
    handler.statements.descendants(FunctionCallExprSyntax.self).compactMap(Call.init).filter {
      call in
      ["removeFirst", "removeLast"].contains(call.name)
        && call.receiver.map(handler.isListOfParts) == true && !asksForNumber(handler)
    }
  }

  /// Returns whether a handler checks the number of parts.
  private func asksForNumber(_ handler: LinkHandler) -> Bool {
    let asking: Set<String> = ["count", "indices", "isEmpty", "endIndex"]
    return handler.statements.descendants(MemberAccessExprSyntax.self).contains { member in
      asking.contains(member.declName.baseName.text) && member.base.map(handler.concerns) == true
    }
  }

  /// Returns whether a force-unwrap is safe.
  ///
  /// A URL always has components, but a link may lack parts.
  private func isHarmless(_ node: ForceUnwrapExprSyntax) -> Bool {
    node.expression.as(FunctionCallExprSyntax.self).flatMap(Call.init)?.name == "URLComponents"
  }

  /// Returns whether earlier code compares the part with nil.
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
