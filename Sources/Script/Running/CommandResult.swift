package import SceneText

/// What a command that went well has to show.
package struct CommandResult: Hashable, Sendable {
  /// What to show.
  package var lines: [StyledText]
  /// Whether the person wants to leave.
  package var isQuit: Bool

  /// Makes a result.
  ///
  /// - Parameters:
  ///   - lines: What to show.
  ///   - isQuit: Whether the person wants to leave.
  package init(_ lines: [StyledText] = [], isQuit: Bool = false) {
    self.lines = lines
    self.isQuit = isQuit
  }
}
