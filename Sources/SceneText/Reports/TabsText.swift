package import SceneModel

/// The tabs of a tab view, one per line.
package struct TabsText {
  private let tabView: Element

  /// Creates the text of a tab view's tabs.
  ///
  /// - Parameter tabView: A tab view.
  package init(_ tabView: Element) {
    self.tabView = tabView
  }

  /// Returns a line for each tab, with the selection, badge and role, and with the tag on the right.
  ///
  /// - Parameter layout: The layout width and character set.
  /// - Returns: The lines.
  package func lines(_ layout: TextLayout) -> [StyledText] {
    let tabs = tabView.children.filter { $0.kind == .tab }
    guard !tabs.isEmpty else { return [StyledText("the tab view has no tabs", .secondary)] }
    let lines = tabs.map { tab in
      var builder = OutlineRowBuilder(signs: layout.signs, focus: nil)
      builder.add(tab)
      var row = builder.row
      if tab.has(.searchRole) { row.add("role: search", .secondary) }
      if let tag = tab.value {
        row.aside = OutlineRow.Aside(text: Printable.line(tag), style: .value)
      }
      return OutlineLine(trunks: [], row: row)
    }
    return OutlineDrawing(lines: lines, layout: layout).text()
  }
}
