package import SceneModel

/// The links and buttons that can be tapped, each with its target.
package struct LinksText {
  private let elements: [Element]
  private let stack: Element?

  /// Creates a list of the links, buttons and menus among the given elements.
  ///
  /// - Parameters:
  ///   - elements: The elements that a user can see and reach.
  ///   - stack: The surrounding navigation stack, if there is one.
  package init(_ elements: [Element], in stack: Element?) {
    self.elements = elements.filter {
      $0.kind == .link || $0.kind == .button || $0.kind == .menu || $0.has(.tappable)
    }
    self.stack = stack
  }

  /// Returns a line for each element, with any problem below the line.
  ///
  /// - Parameter layout: The layout width and character set.
  /// - Returns: The lines; a single line if there are no links and buttons.
  package func lines(_ layout: TextLayout) -> [StyledText] {
    guard !elements.isEmpty else {
      return [StyledText("there are no links or buttons here", .secondary)]
    }
    let lines = elements.map { element in
      let row = row(element)
      let goal = row.aside.map { DisplayWidth.columns(of: $0.text) + 2 } ?? 0
      return OutlineLine(trunks: [], row: row.columns + goal > layout.width ? row.alone : row)
    }
    let rows = OutlineDrawing(lines: lines, layout: layout).text()
    return zip(elements, zip(lines, rows)).flatMap { element, drawn in
      let leading = LinkLeading(element, in: stack)
      let goal =
        drawn.0.row.aside == nil ? layout.paragraph(leading.goal, after: "    ", indent: 6) : []
      return [drawn.1] + goal
        + (leading.warning.map { layout.paragraph($0, after: StyledText("  ! ", .warning)) } ?? [])
    }
  }

  /// Returns a row for an element, with the target on the right.
  private func row(_ element: Element) -> OutlineRow {
    var row = OutlineRow()
    row.add(element.description, .control, isCuttable: true)
    if element.has(.disabled) { row.add("disabled", .secondary) }
    let leading = LinkLeading(element, in: stack)
    row.aside = OutlineRow.Aside(
      text: leading.goal,
      style: leading.isValue ? .value : .secondary
    )
    return row
  }
}

extension OutlineRow {
  /// The row without the column on the right.
  fileprivate var alone: OutlineRow {
    var row = self
    row.aside = nil
    return row
  }
}
