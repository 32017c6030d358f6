/// A walk through the history that begins at the current text.
///
/// Only lines that begin with the original text are visited, and the walk stops at the newest one.
struct HistoryWalk: Hashable {
  private let lines: [String]
  private var position: Int

  /// Begins a walk.
  ///
  /// - Parameters:
  ///   - history: The lines to visit.
  ///   - typed: The text at the prompt.
  init(through history: History, from typed: String) {
    lines = history.lines.filter { $0.hasPrefix(typed) && $0 != typed } + [typed]
    position = lines.count - 1
  }

  /// The current line of the walk.
  var current: String { lines[position] }

  /// Goes to the next older line.
  ///
  /// - Returns: The line, or nil if there is none.
  mutating func older() -> String? {
    guard position > 0 else { return nil }
    position -= 1
    return current
  }

  /// Goes to the next newer line, or to the original text.
  ///
  /// - Returns: The line, or nil if there is none.
  mutating func newer() -> String? {
    guard position < lines.count - 1 else { return nil }
    position += 1
    return current
  }
}
