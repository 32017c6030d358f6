/// A traversal of the history, starting at the text being typed.
///
/// Only lines that begin with the original text are visited, and the walk stops at the newest one.
struct HistoryWalk: Hashable {
  private let lines: [String]
  private var position: Int

  /// Creates a traversal of a history, starting at the typed text.
  ///
  /// - Parameters:
  ///   - history: The lines to visit.
  ///   - typed: The text at the prompt.
  init(through history: History, from typed: String) {
    lines = history.lines.filter { $0.hasPrefix(typed) && $0 != typed } + [typed]
    position = lines.count - 1
  }

  /// The current line of the traversal.
  var current: String { lines[position] }

  /// Moves to the next older line and returns it, or returns nil if there is none.
  ///
  /// - Returns: The line, or nil if there is none.
  mutating func older() -> String? {
    guard position > 0 else { return nil }
    position -= 1
    return current
  }

  /// Moves one line towards the original text and returns that line, or returns nil at the original text.
  ///
  /// - Returns: The line, or nil if there is none.
  mutating func newer() -> String? {
    guard position < lines.count - 1 else { return nil }
    position += 1
    return current
  }
}
