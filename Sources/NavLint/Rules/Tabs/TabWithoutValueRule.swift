import Findings
import SwiftSyntax

/// A rule that finds a tab without a value or a tag, in a `TabView` that has a selection.
struct TabWithoutValueRule: Rule {
  static let fault = "tab-without-value"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    guard context.project.types["Tab"] == nil else { return [] }
    return file.calls(of: "TabView").flatMap { tabView -> [Finding] in
      guard !tabView.isOnReceiver, tabView.has("selection") else { return [] }
      let entries = tabView.tabEntries
      let hasValues = entries.contains { $0.value != nil }
      return entries.compactMap { finding(for: $0, besideValues: hasValues, in: file, context) }
        + (hasValues
          ? pieces(of: tabView, in: file)
          : [untagged(entries, of: tabView, in: file, context)].compactMap { $0 })
    }
  }

  /// Returns a finding for a tab view whose tabs are all in its source and all lack a tag, or nil otherwise.
  private func untagged(
    _ entries: [TabEntry],
    of tabView: Call,
    in file: ParsedFile,
    _ context: RuleContext
  ) -> Finding? {
    guard entries.count > 1, let first = entries.first,
      tabView.trailingClosure?.statements.count == entries.count,
      entries.allSatisfy({ entry in
        entry.form == .item && entry.isUnconditional && entry.root.isInitializer
          && context.project.type(named: entry.root.name)?.calledNames.contains("tag") != true
          && !entry.root.outerModifiers.contains { $0.name == "id" }
      })
    else { return nil }
    return file.finding(
      self,
      at: first.root.nameToken,
      "no tab has a 'tag', so the selection cannot select any of them; give each tab its own"
    )
  }

  /// Returns findings for tabs that the same view's properties or methods define with a `tabItem` but no tag.
  private func pieces(of tabView: Call, in file: ParsedFile) -> [Finding] {
    guard let type = tabView.node.enclosingType else { return [] }
    return (tabView.trailingClosure?.statements ?? []).compactMap { item in
      guard let expression = item.item.as(ExprSyntax.self) else { return nil }
      let call = expression.as(FunctionCallExprSyntax.self)
      guard let name = (call?.calledExpression ?? expression).as(DeclReferenceExprSyntax.self),
        let root = root(of: name.baseName.text, isCalled: call != nil, type, in: file)
      else { return nil }
      let modifiers = root.outerModifiers.map(\.name)
      guard modifiers.contains("tabItem"), !modifiers.contains("tag") else { return nil }
      return file.finding(
        self,
        at: name,
        "this tab has no 'tag', so it cannot be selected; give it a tag, as the other tabs have",
        notes: [file.note("the view of the tab", at: root.nameToken)]
      )
    }
  }

  /// Returns the only view of a property or method, or nil if there is none.
  private func root(
    of name: String,
    isCalled: Bool,
    _ type: TypeDeclaration,
    in file: ParsedFile
  ) -> Call? {
    if isCalled {
      let methods = type.methods.filter { $0.name.text == name }
      return methods.count == 1 ? methods[0].body?.statements.onlyCall : nil
    }
    return file.declarations.property(name, of: type)?.accessors?.accessors
      .as(CodeBlockItemListSyntax.self)?.onlyCall
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
      // A tag instead of a value is a separate fault.
      guard !entry.root.outerModifiers.contains(where: { $0.name == "tag" }) else { return nil }
      return file.finding(
        self,
        at: entry.root.nameToken,
        "this tab has no value, so the selection of its TabView cannot select it; add 'value:'"
      )
    case .item:
      // In a loop, each tab has the id of its element as its tag.
      guard entry.isUnconditional, hasValues,
        context.project.type(named: entry.root.name)?.calledNames.contains("tag") != true
      else { return nil }
      return file.finding(
        self,
        at: entry.root.nameToken,
        "this tab has no 'tag', so it cannot be selected; give it a tag, as the other tabs have"
      )
    }
  }
}
