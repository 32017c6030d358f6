import SceneModel

/// The bars of a screen: the bottom bar and the navigation bar, which has a back button, a title and a toolbar.
struct ScreenBar {
  let screen: Element
  let stack: Element?

  /// Returns lines that show the back button, the title and the toolbar's buttons, on one line if possible.
  func lines(_ layout: TextLayout) -> [StyledText] {
    var parts: [StyledText] = []
    if let back = backLabel {
      let label = layout.cut(back, to: layout.width - 2)
      parts.append(StyledText("\(layout.signs.back) \(label)", .control))
    }
    let title = screen.label.map(Printable.line) ?? "(no title)"
    let style: Style = screen.label == nil ? .secondary : .heading
    parts.append(StyledText(layout.cut(title, to: layout.width), style))
    let controls = ControlText(layout: layout)
    for control in screen.toolbarControls where !control.has(.bottomBar) {
      parts += controls.lines(for: control, indent: 0)
    }
    return Self.joined(parts, layout)
  }

  /// Returns lines that show the buttons in the bottom bar, on one line if possible.
  func bottomLines(_ layout: TextLayout) -> [StyledText] {
    let controls = ControlText(layout: layout)
    let parts = screen.toolbarControls.filter { $0.has(.bottomBar) }.flatMap {
      controls.lines(for: $0, indent: 0)
    }
    return Self.joined(parts, layout)
  }

  private static func joined(_ parts: [StyledText], _ layout: TextLayout) -> [StyledText] {
    var lines: [StyledText] = []
    for part in parts {
      if let last = lines.last, last.columns + 3 + part.columns <= layout.width {
        lines[lines.count - 1] = last + "   " + part
      } else {
        lines.append(part)
      }
    }
    return lines
  }

  /// The label of the back button, or nil if there is no back button.
  ///
  /// The label is the title of the previous screen.
  private var backLabel: String? {
    guard let stack, !screen.has(.backButtonHidden), !screen.has(.navigationBarHidden) else {
      return nil
    }
    let screens = stack.children.filter { $0.kind == .screen }
    guard let index = screens.firstIndex(where: { $0.id == screen.id }), index > 0 else {
      return nil
    }
    let title = screens[index - 1].label ?? ""
    return title.isEmpty || title.count > Self.longestTitle ? "Back" : Printable.line(title)
  }

  /// The maximum length of a title in a back button (NS-69).
  ///
  /// Longer titles are replaced with "Back".
  private static let longestTitle = 24
}

extension Element {
  /// A Boolean value that indicates whether the element belongs to a bar of the screen.
  var isInToolbar: Bool {
    kind == .toolbar || has(.toolbar)
  }

  /// The controls in the bars of the screen.
  fileprivate var toolbarControls: [Element] {
    children.filter(\.isInToolbar).flatMap { $0.kind == .toolbar ? $0.children : [$0] }
  }
}
