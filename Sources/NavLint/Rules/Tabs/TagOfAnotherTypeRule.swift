import Findings
import SwiftSyntax

/// A rule that finds tags whose type differs from the type of the surrounding `TabView`'s selection.
struct TagOfAnotherTypeRule: Rule {
  static let fault = "tag-of-another-type"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    file.calls(of: "TabView").flatMap { tabView -> [Finding] in
      guard !tabView.isOnReceiver, let selection = tabView.argument("selection"),
        let text = context.project.typeText(of: selection), isKnown(text, context)
      else { return [] }
      let wanted = Project.simpleName(text)
      return tabView.tabEntries.compactMap { entry in
        guard entry.form == .item, let value = entry.value,
          let type = type(of: value, context), type != wanted
        else { return nil }
        return file.finding(
          self,
          at: value,
          "this tag is of type '\(type)', but the selection is of type '\(wanted)', so they never match; "
            + "use one type for both",
          notes: [file.note("the selection", at: selection)]
        )
      }
    }
  }

  private static let literals: Set<String> = ["Int", "String", "Bool", "Double"]

  /// Returns whether the name of a type is unambiguous and does not refer to an alias.
  private func isKnown(_ text: String, _ context: RuleContext) -> Bool {
    let name = Project.simpleName(text)
    guard !name.hasPrefix("["), !text.contains("<") else { return false }
    guard let type = context.project.type(named: name) else { return Self.literals.contains(name) }
    return type.kind == .enum || type.kind == .struct
  }

  /// Returns the type of a literal or the enum of a case, or nil if the type is uncertain.
  private func type(of value: ExprSyntax, _ context: RuleContext) -> String? {
    if let text = value.typeText { return Self.literals.contains(text) ? text : nil }
    guard var path = value.memberPath, path.count > 1 else { return nil }
    let isRaw = path.last == "rawValue"
    if isRaw { path.removeLast() }
    guard path.count > 1, let last = path.popLast(), let name = path.last,
      let type = context.project.type(named: name), type.kind == .enum, type.cases.contains(last)
    else { return nil }
    guard isRaw else { return name }
    return Self.literals.first { type.inherited.contains($0) }
  }
}
