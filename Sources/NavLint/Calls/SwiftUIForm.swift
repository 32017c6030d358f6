import SwiftSyntax

/// A namespace for checking the argument lists of SwiftUI's containers and links.
///
/// A project may have a view of the same name, or add an initialiser to SwiftUI's. Labels or arguments then show it,
/// and nothing is known about the effect of the call.
enum SwiftUIForm {
  /// Returns the name of a call, with an additional mark if SwiftUI does not declare the argument list.
  static func name(of call: FunctionCallExprSyntax, calledAs name: String) -> String {
    guard let known = labels[name], !fits(call, name, known) else { return name }
    return name + own
  }

  /// The mark for the name of a call whose argument list the project declares.
  static let own = "(own)"

  private static let labels: [String: Set<String>] = [
    "NavigationLink": ["", "destination", "label", "value", "isActive", "tag", "selection"],
    "NavigationView": ["", "content"],
    "NavigationStack": ["", "path", "root"],
    "NavigationSplitView": [
      "", "columnVisibility", "preferredCompactColumn", "sidebar", "content", "detail",
    ],
  ]

  private static func fits(
    _ call: FunctionCallExprSyntax,
    _ name: String,
    _ known: Set<String>
  ) -> Bool {
    let labels =
      call.arguments.map { $0.label?.text ?? "" }
      + call.additionalTrailingClosures.map { $0.label.text }
    guard labels.allSatisfy(known.contains) else { return false }
    let hasClosure =
      call.trailingClosure != nil
      || call.arguments.contains { $0.expression.is(ClosureExprSyntax.self) }
    switch name {
    case "NavigationLink":
      return call.arguments.allSatisfy {
        $0.label?.text != "destination" || !$0.expression.isNoView
      }
    case "NavigationView": return call.arguments.isEmpty ? hasClosure : labels == ["content"]
    default: return true
    }
  }
}

extension ExprSyntax {
  /// A Boolean value that indicates whether the expression is certainly an enum case or a literal rather than a view.
  fileprivate var isNoView: Bool {
    if self.is(StringLiteralExprSyntax.self) { return true }
    let callee = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self
    guard let member = callee.as(MemberAccessExprSyntax.self) else { return false }
    return member.base == nil
  }
}
