import SceneText
package import Script

extension Interpreter {
  /// What a line prints, whether it succeeds or not.
  ///
  /// - Parameter line: The line.
  /// - Returns: The lines without their styles.
  package func output(of line: String) -> [String] {
    do throws(Failure) {
      return try run(line: line)?.lines.map(\.plain) ?? []
    } catch {
      return (error.shown + error.lines(layout)).map(\.plain)
    }
  }
}
