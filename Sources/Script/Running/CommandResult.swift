package import SceneText

/// The result of a command that succeeded.
package struct CommandResult: Hashable, Sendable {
  /// The text to show.
  package var text: ResultText
  /// A Boolean value that indicates whether the command leaves the prompt.
  package var isQuit: Bool
  /// A Boolean value that indicates whether the screen is cleared before the text is shown.
  package var clearsScreen = false

  /// Creates a result that shows the given lines.
  ///
  /// - Parameters:
  ///   - lines: The lines to show.
  ///   - isQuit: Whether the user wants to leave the prompt.
  package init(_ lines: [StyledText] = [], isQuit: Bool = false) {
    self.init(ResultText(lines), isQuit: isQuit)
  }

  /// Creates an empty result that indicates whether to clear the screen.
  ///
  /// - Parameter clearsScreen: Whether to clear the screen.
  package init(clearsScreen: Bool) {
    self.init()
    self.clearsScreen = clearsScreen
  }

  /// Creates a result whose text may be computed later.
  ///
  /// - Parameters:
  ///   - text: The text to show.
  ///   - isQuit: Whether the user wants to leave the prompt.
  package init(_ text: ResultText, isQuit: Bool = false) {
    self.text = text
    self.isQuit = isQuit
  }

  /// The lines to show.
  package var lines: [StyledText] {
    get { text.lines }
    set { text = ResultText(newValue) }
  }
}
