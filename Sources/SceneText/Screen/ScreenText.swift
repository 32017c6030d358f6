package import SceneModel

/// The text of the screen or dialog that has the focus.
package struct ScreenText {
  private let snapshot: Snapshot

  /// Creates the text of the focused screen.
  ///
  /// - Parameter snapshot: The state of the app.
  package init(_ snapshot: Snapshot) {
    self.snapshot = snapshot
  }

  /// Returns lines that show the navigation bar, the content of the screen, and the tab bar.
  ///
  /// - Parameter layout: The layout width and character set.
  /// - Returns: The lines, none wider than the layout.
  package func lines(_ layout: TextLayout) -> [StyledText] {
    guard let screen = snapshot.focusedElement else {
      return [StyledText("the window is empty", .secondary)]
    }
    let dashes = String(repeating: layout.signs.rule, count: min(layout.width, 40))
    let rule = StyledText(dashes, .structure)
    var lines: [StyledText] = []
    if let columns = visibleColumns {
      for column in columns {
        if !lines.isEmpty { lines.append(StyledText("")) }
        let way = column.content()
        lines += self.lines(
          of: way.last ?? column,
          in: way.dropLast().last,
          isBesideDetail: !column.has(.detail),
          rule,
          layout
        )
      }
    } else {
      lines = self.lines(of: screen, in: snapshot.focus.dropLast().last, rule, layout)
    }
    for tabView in snapshot.shownTabViews {
      lines += [rule] + TabBar(tabView: tabView).lines(layout)
    }
    return lines
  }

  /// Returns the lines for a screen, with the back button of its stack.
  private func lines(
    of screen: Element,
    in holder: Element?,
    isBesideDetail: Bool = false,
    _ rule: StyledText,
    _ layout: TextLayout
  ) -> [StyledText] {
    let stack = holder?.kind == .navigationStack ? holder : nil
    var body: [StyledText] = []
    for child in screen.children where !child.isInToolbar {
      body += ControlText(layout: layout, showsDisclosure: !isBesideDetail)
        .lines(for: child, indent: 0)
    }
    if body.isEmpty { body = [StyledText("nothing on this screen", .secondary)] }
    let bar = ScreenBar(screen: screen, stack: stack)
    let bottom = bar.bottomLines(layout)
    return bar.lines(layout) + [rule] + body + (bottom.isEmpty ? [] : [rule] + bottom)
  }

  /// The columns that are side by side, or nil if there are none or a presentation covers them.
  private var visibleColumns: [Element]? {
    let focus = snapshot.focus
    guard let index = focus.lastIndex(where: { $0.kind == .splitView }),
      !focus[index].has(.collapsed), !focus[index...].contains(where: \.kind.isPresentation)
    else { return nil }
    return focus[index].children.filter { $0.kind == .column && !$0.has(.hidden) }
  }
}
