/// An object that saves the lines of a prompt in the file that all prompts share.
///
/// If the file cannot be used, it reports that once, and the prompt continues without it.
package final class HistoryKeeper {
  private let file: HistoryFile
  private let warn: (HistoryFile, String) -> Void
  private var position = HistoryFile.Position.start
  private var isUsable = true

  /// Creates a keeper for a history file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - warn: A closure called at most once, with the reason why lines are not stored.
  package init(_ file: HistoryFile, warn: @escaping (HistoryFile, String) -> Void) {
    self.file = file
    self.warn = warn
  }

  /// Returns the earlier lines, and shortens the file if it has become too long.
  ///
  /// - Returns: The history.
  package func load() -> History {
    let lines = news()
    // A long file only takes longer to read, and the next start tries again.
    if lines.count > 2 * History.limit { try? file.shorten() }
    return History(lines)
  }

  /// Returns the new lines from other prompts.
  ///
  /// - Returns: The lines, oldest first.
  package func news() -> [String] {
    take { position throws(LineReadingError) in try file.read(from: position) }
  }

  /// Saves a line, and returns the new lines from other prompts.
  ///
  /// - Parameter line: The typed line.
  /// - Returns: The lines that other prompts have added before it.
  package func keep(_ line: String) -> [String] {
    take { position throws(LineReadingError) in try file.append(line, after: position) }
  }

  private func take(
    _ step: (HistoryFile.Position) throws(LineReadingError) -> HistoryFile.Reading
  ) -> [String] {
    var lines: [String] = []
    attempt { () throws(LineReadingError) in
      let reading = try step(position)
      position = reading.position
      lines = reading.lines
    }
    return lines
  }

  private func attempt(_ step: () throws(LineReadingError) -> Void) {
    guard isUsable else { return }
    do throws(LineReadingError) {
      try step()
    } catch {
      isUsable = false
      if case .unreadable(let reason) = error { warn(file, reason) }
    }
  }
}
