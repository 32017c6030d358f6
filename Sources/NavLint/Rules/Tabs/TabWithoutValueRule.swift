import Findings
import SwiftSyntax

/// Finds a tab without a value or a tag, in a `TabView` that has a selection.
struct TabWithoutValueRule: Rule {
  static let fault = "tab-without-value"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    guard context.project.types["Tab"] == nil else { return [] }
    return file.calls(of: "TabView").flatMap { tabView -> [Finding] in
      guard !tabView.isOnReceiver, tabView.has("selection") else { return [] }
      let entries = tabView.tabEntries
      let hasValues = entries.contains { $0.value != nil }
      return entries.compactMap { finding(for: $0, besideValues: hasValues, in: file, context) }
    }
  }

  private func finding(
    for entry: TabEntry,
    besideValues hasValues: Bool,
    in file: ParsedFile,
    _ context: RuleContext
  ) -> Finding? {
    guard entry.value == nil else { return nil }
    switch entry.form {
    case .tab:
      // A tag instead of a value is a mistake with a name of its own.
      guard !entry.root.outerModifiers.contains(where: { $0.name == "tag" }) else { return nil }
      return file.finding(
        self,
        at: entry.root.nameToken,
        "this tab has no value, so it cannot stand in a TabView with a selection; add 'value:'"
      )
    case .item:
      // In a loop each tab has the id of its element as its tag.
      guard entry.isUnconditional, hasValues,
        context.project.type(named: entry.root.name)?.calledNames.contains("tag") != true
      else { return nil }
      return file.finding(
        self,
        at: entry.root.nameToken,
        "this tab has no 'tag', so it cannot be selected; give it one as the others have"
      )
    }
  }
}
