package import SceneText

/// A short greeting that is shown when the prompt starts.
package struct Banner: Hashable, Sendable {
  private let app: String
  private let isFirst: Bool

  /// Creates a greeting for the user of an app.
  ///
  /// - Parameters:
  ///   - app: The app's name.
  ///   - isFirst: Whether this is the user's first visit, so that the tour is offered.
  package init(app: String, isFirst: Bool = false) {
    self.app = app
    self.isFirst = isFirst
  }

  /// Returns the lines of the greeting with suggested commands.
  ///
  /// - Parameter layout: The layout width and character set.
  /// - Returns: Three lines, or four with the offer of the tour.
  package func lines(_ layout: TextLayout) -> [StyledText] {
    let isWide = layout.width >= 80
    let name = layout.cut(Printable.line(app), to: layout.width - 8)
    return [
      StyledText("NavLab", .heading) + StyledText("  \(name)")
    ]
      + (isFirst ? [isWide ? Self.tour : Self.briefTour] : [])
      + [
        isWide ? Self.explained : Self.brief,
        StyledText(
          isWide
            ? "Press Tab for suggestions, or Up for earlier commands." : "Tab completes.",
          .secondary
        ),
      ]
  }

  private static let tour = StyledText([
    .init("New here? Type "), .init("lesson 0", .control),
    .init(" for the guided tour."),
  ])

  private static let briefTour = StyledText([
    .init("New here? "), .init("lesson 0", .control), .init(": the guided tour"),
  ])

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
