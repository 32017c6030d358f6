package import SceneText

/// The result of a command that succeeded.
package struct CommandResult: Hashable, Sendable {
  /// The text to show.
  package var text: ResultText
  /// Whether the user leaves the prompt.
  package var isQuit: Bool
  /// Whether the screen is cleared first.
  package var clearsScreen = false

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - lines: The lines to show.
  ///   - isQuit: Whether the user wants to leave the prompt.
  package init(_ lines: [StyledText] = [], isQuit: Bool = false) {
    self.init(ResultText(lines), isQuit: isQuit)
  }

  /// Creates the result of clearing the screen.
  ///
  /// - Parameter clearsScreen: Whether to clear the screen.
  package init(clearsScreen: Bool) {
    self.init()
    self.clearsScreen = clearsScreen
  }

  /// Creates a result whose words may be computed later.
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
