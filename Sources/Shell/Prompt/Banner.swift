package import SceneText

/// The three lines that greet a person.
package struct Banner: Hashable, Sendable {
  private let app: String

  /// Makes the greeting for an app.
  ///
  /// - Parameter app: The app's name.
  package init(app: String) {
    self.app = app
  }

  /// Writes the greeting, with three things to type.
  ///
  /// - Parameter layout: The room and the signs to write with.
  /// - Returns: Three lines.
  package func lines(_ layout: TextLayout) -> [StyledText] {
    let isWide = layout.width >= 80
    let name = layout.cut(Printable.line(app), to: layout.width - 8)
    return [
      StyledText("NavLab", .heading) + StyledText("  \(name)"),
      isWide ? Self.explained : Self.brief,
      StyledText(
        isWide
          ? "Press Tab to see what fits, Up for what you typed before." : "Tab completes.",
        .secondary
      ),
    ]
  }

  private static let explained = StyledText([
    .init("Type "), .init("tree", .control), .init(" (shows where you are), ", .secondary),
    .init("help", .control), .init(" (lists what you can do), ", .secondary),
    .init("quit", .control), .init(" (leaves)", .secondary),
  ])

  private static let brief = StyledText([
    .init("tree", .control), .init(", "), .init("help", .control), .init(" or "),
    .init("quit", .control),
  ])
}
