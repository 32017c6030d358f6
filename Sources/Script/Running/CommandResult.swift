package import SceneText

/// The result of a command that went well.
package struct CommandResult: Hashable, Sendable {
  /// The text to show.
  package var text: ResultText
  /// Whether the person wants to leave.
  package var isQuit: Bool
  /// Whether the screen is to be cleared first.
  package var clearsScreen = false

  /// Makes a result.
  ///
  /// - Parameters:
  ///   - lines: What to show.
  ///   - isQuit: Whether the person wants to leave.
  package init(_ lines: [StyledText] = [], isQuit: Bool = false) {
    self.init(ResultText(lines), isQuit: isQuit)
  }

  /// Makes the result of clearing the screen.
  ///
  /// - Parameter clearsScreen: Whether the screen is to be cleared.
  package init(clearsScreen: Bool) {
    self.init()
    self.clearsScreen = clearsScreen
  }

  /// Makes a result whose words may still be to be found.
  ///
  /// - Parameters:
  ///   - text: What to show.
  ///   - isQuit: Whether the person wants to leave.
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
