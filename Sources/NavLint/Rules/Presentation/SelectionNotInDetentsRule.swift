import Findings
import SwiftSyntax

/// A rule that finds sheets whose initial detent is not among their detents.
struct SelectionNotInDetentsRule: Rule {
  static let fault = "selection-not-in-detents"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    file.calls(of: "presentationDetents").compactMap { call in
      guard let list = call.argument(nil)?.as(ArrayExprSyntax.self),
        let selection = call.argument("selection"),
        let name = selection.as(DeclReferenceExprSyntax.self),
        let property = file.declarations.property(of: name), property.has("State"),
        let start = property.initialValue.flatMap(Self.text)
      else { return nil }
      let heights = list.elements.map { Self.text(of: $0.expression) }
      guard !heights.contains(nil), !heights.contains(start) else { return nil }
      return file.finding(
        self,
        at: selection,
        "the first selected height, '.\(start)', is not among these heights; add it",
        notes: [file.note("the first value", at: property.nameToken)]
      )
    }
  }

  /// Returns a detent as written without its type, or nil if the expression is not a SwiftUI detent.
  private static func text(of expression: ExprSyntax) -> String? {
    let callee = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
    guard let member = callee.as(MemberAccessExprSyntax.self),
      member.base == nil || member.base?.trimmedDescription == "PresentationDetent",
      ["medium", "large", "fraction", "height"].contains(member.declName.baseName.text)
    else { return nil }
    let text = expression.trimmedDescription
    return text.split(separator: ".", maxSplits: 1).last.map(String.init)
  }
}
