import Findings
import SwiftSyntax

/// A rule that finds two tabs with the same value in one `TabView`.
struct RepeatedTabValueRule: Rule {
  static let fault = "repeated-tab-value"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    file.calls(of: "TabView").flatMap { tabView -> [Finding] in
      guard !tabView.isOnReceiver, tabView.has("selection") else { return [] }
      var seen: [String: TabEntry] = [:]
      return tabView.tabEntries.compactMap { entry in
        guard entry.isUnconditional, let value = entry.value, let text = Self.text(of: value) else {
          return nil
        }
        guard let first = seen[text]?.value else {
          seen[text] = entry
          return nil
        }
        return file.finding(
          self,
          at: value,
          "another tab already has the value '\(value.trimmedDescription)'; give each tab its own value",
          notes: [file.note("the first tab with this value", at: first)]
        )
      }
    }
  }

  /// Returns the text of a literal or an enum case, or nil if the value may differ from place to place.
  private static func text(of value: ExprSyntax) -> String? {
    if value.is(IntegerLiteralExprSyntax.self) { return value.trimmedDescription }
    if let text = value.as(StringLiteralExprSyntax.self) {
      return text.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
        ? value.trimmedDescription : nil
    }
    guard let member = value.as(MemberAccessExprSyntax.self) else { return nil }
    let isCase =
      member.base == nil
      || member.base?.memberPath?.allSatisfy { $0.first?.isUppercase == true } == true
    return isCase ? member.declName.baseName.text : nil
  }
}
