package import SceneModel

/// What a person in front of the app sees on the screen or dialog that they can use, as text.
package struct ScreenText {
  private let snapshot: Snapshot

  /// Makes the text of the focused screen.
  ///
  /// - Parameter snapshot: The app to look at.
  package init(_ snapshot: Snapshot) {
    self.snapshot = snapshot
  }

  /// Writes the navigation bar, what stands on the screen, and the tab bar below it.
  ///
  /// - Parameter layout: The room and the signs to write with.
  /// - Returns: The lines, none wider than the layout.
  package func lines(_ layout: TextLayout) -> [StyledText] {
    guard let screen = snapshot.focusedElement else {
      return [StyledText("the window is empty", .secondary)]
    }
    let bar = ScreenBar(screen: screen, stack: stack(of: screen))
    let dashes = String(repeating: layout.signs.rule, count: min(layout.width, 40))
    let rule = StyledText(dashes, .structure)
    var body: [StyledText] = []
    for child in screen.children where !child.isInToolbar {
      body += ControlText(layout: layout).lines(for: child, indent: 0)
    }
    if body.isEmpty { body = [StyledText("nothing on this screen", .secondary)] }
    var lines = bar.lines(layout) + [rule] + body
    if let tabs = visibleTabs { lines += [rule, TabBar(tabs: tabs).line(layout)] }
    return lines
  }

  /// The stack that a screen stands in, if nothing stands between them.
  private func stack(of screen: Element) -> Element? {
    let holder = snapshot.focus.dropLast().last
    return holder?.kind == .navigationStack ? holder : nil
  }

  /// The tabs, unless something is presented over them.
  private var visibleTabs: [Element]? {
    let focus = snapshot.focus
    guard let index = focus.lastIndex(where: { $0.kind == .tabView }),
      !focus[index...].contains(where: \.kind.isPresentation)
    else { return nil }
    return focus[index].children.filter { $0.kind == .tab && !$0.has(.hidden) }
  }
}
