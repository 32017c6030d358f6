package import SceneText
package import Script

extension Interpreter {
  /// Returns the lines that a command prints, whether the command succeeds or fails.
  ///
  /// - Parameter line: The line.
  /// - Returns: The lines without their styles.
  package func output(of line: String) -> [String] {
    styledOutput(of: line).map(\.plain)
  }

  /// Returns the styled lines that a command prints, whether the command succeeds or fails.
  ///
  /// - Parameter line: The line.
  /// - Returns: The lines.
  package func styledOutput(of line: String) -> [StyledText] {
    do throws(Failure) {
      return try run(line: line)?.lines ?? []
    } catch {
      return error.shown + error.lines(layout)
    }
  }
}
