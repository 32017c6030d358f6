import SceneText

/// A renderer that shows a learner the reason why nothing could be checked, as lines of text.
struct ObstacleText {
  let layout: TextLayout

  /// Returns the lines of an obstacle.
  func lines(of obstacle: Obstacle) -> [StyledText] {
    switch obstacle {
    case .doesNotCompile(let messages):
      [StyledText("The code does not compile.", .error), ""]
        + layout.messageLines(of: messages).map { StyledText($0) }
    case .noApp:
      layout.paragraph(
        "The code compiles, but it contains no app; write an 'App', or a view without parameters.",
        style: .error
      )
    case .unreadable(let problems):
      [StyledText("The answer cannot be read.", .error)] + problems.flatMap(paragraph)
    case .forbidden(let problems):
      [StyledText("The answer uses a command that this exercise does not allow.", .error)]
        + problems.flatMap(paragraph)
    case .stopped(let failure):
      [StyledText("The answer stops at a command that fails.", .error)]
        + FailureText(layout: layout, showsPlace: true).lines(of: failure)
    case .crashed(let failure):
      [StyledText("The app ended during the answer.", .error)]
        + FailureText(layout: layout, showsPlace: true).lines(of: failure)
    case .timedOut(let failure):
      [StyledText("The app did not answer in time.", .error)]
        + FailureText(layout: layout, showsPlace: true).lines(of: failure)
    }
  }

  private func paragraph(_ text: String) -> [StyledText] {
    layout.paragraph(text, after: "  ")
  }
}
