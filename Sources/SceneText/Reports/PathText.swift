package import SceneModel

/// The path of a navigation stack, with one value per line.
package struct PathText {
  private let stack: Element

  /// Creates the text of a stack's path.
  ///
  /// - Parameter stack: A navigation stack.
  package init(_ stack: Element) {
    self.stack = stack
  }

  /// Returns lines that list the values of the path and their indices, first value first.
  ///
  /// - Parameter layout: The layout width and character set.
  /// - Returns: The lines.
  package func lines(_ layout: TextLayout) -> [StyledText] {
    let values = stack.path ?? []
    var head = StyledText("path ", .structure)
    head.append(values.isEmpty ? "empty" : "\(values.count)", .value)
    if let type = stack.pathType {
      head.append("  \(Printable.line(type))", .secondary)
    } else {
      head.append("  kept by the stack itself", .secondary)
    }
    var lines = [head]
    let root = stack.children.first { $0.kind == .screen }
    if let root {
      lines += layout.codeLines(
        "\(root.designation), not in the path",
        after: StyledText("  root  ", .secondary),
        style: .secondary
      )
    }
    let digits = max(4, "\(values.count)".count)
    for (index, value) in values.enumerated() {
      let number = String(repeating: " ", count: digits - "\(index)".count) + "\(index)"
      lines += layout.codeLines(
        Printable.line(value),
        after: StyledText("  \(number)  ", .structure),
        style: .value
      )
    }
    return lines
  }
}
