package import AppSession

/// A position in an app's output, after which all output is new.
package struct ConsoleMark: Hashable, Sendable {
  private let steps: Int
  private let launches: Int
  private let bytes: Int
  private let lostBytes: Int

  /// Creates a mark at the current position.
  ///
  /// - Parameter session: The session with the app.
  package init(in session: AppSession) {
    steps = session.history.count
    launches = session.launchCount
    bytes = session.console.byteCount
    lostBytes = session.console.droppedBytes
  }

  /// Returns the app's output since the marked position.
  ///
  /// When undo repeats earlier steps, the app prints the same lines again, which do not count as new.
  ///
  /// - Parameter session: The same session.
  /// - Returns: The new lines, or some of them.
  package func excerpt(of session: AppSession) -> ConsoleExcerpt {
    let console = session.console
    let isSameProcess = session.launchCount == launches
    guard session.history.count >= steps, console.byteCount > (isSameProcess ? bytes : 0) else {
      return ConsoleExcerpt()
    }
    let lines = console.lines(after: isSameProcess ? bytes : 0).filter { $0.step >= steps }
    let lost = console.droppedBytes - (isSameProcess ? lostBytes : 0)
    return ConsoleExcerpt(lines.map(\.text), lostBytes: max(0, lost))
  }
}
