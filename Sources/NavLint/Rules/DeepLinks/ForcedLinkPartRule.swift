import Findings
import SwiftSyntax

/// Finds parts of a link that are taken out by force.
struct ForcedLinkPartRule: Rule {
  static let fault = "forced-link-part"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    var places: Set<SyntaxIdentifier> = []
    return LinkHandler.all(in: file, context.project).flatMap { handler in
      handler.statements.descendants(ForceUnwrapExprSyntax.self)
        .filter { handler.concerns($0) && !isHarmless($0) && places.insert($0.id).inserted }
        .map { node in
          file.finding(
            self,
            at: node.exclamationMark,
            "a link without this part stops the app here; read the part with 'guard let'"
          )
        }
    }
  }

  /// A URL always has components; what is missing in a link are its parts.
  private func isHarmless(_ node: ForceUnwrapExprSyntax) -> Bool {
    node.expression.as(FunctionCallExprSyntax.self).flatMap(Call.init)?.name == "URLComponents"
  }
}
