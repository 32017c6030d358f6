/// The lines that a person typed before, oldest first, each once.
package struct History: Hashable, Sendable {
  /// The most lines that are kept.
  package static let limit = 1000
  /// The most scalars of a line that is kept; a longer one could not be edited again.
  package static let longestLine = 500

  /// The lines, oldest first.
  package private(set) var lines: [String] = []

  package init() {}

  /// Fills the history with older lines.
  ///
  /// - Parameter lines: Lines as they were added once, oldest first.
  package init(_ lines: [String]) {
    var seen: Set<String> = []
    let newestFirst = lines.reversed().filter { Self.remembers($0) && seen.insert($0).inserted }
    self.lines = newestFirst.prefix(Self.limit).reversed()
  }

  /// Adds a line as the newest one, unless it is not to be remembered.
  ///
  /// Blank lines and lines that begin with a space are left out; a line that was there already moves
  /// to the end.
  ///
  /// - Parameter line: What was typed.
  /// - Returns: Whether the history remembers the line and did not end with it before.
  @discardableResult
  package mutating func add(_ line: String) -> Bool {
    guard Self.remembers(line), line != lines.last else { return false }
    lines.removeAll { $0 == line }
    lines.append(line)
    lines.removeFirst(max(0, lines.count - Self.limit))
    return true
  }

  private static func remembers(_ line: String) -> Bool {
    line.contains { !$0.isWhitespace } && !line.hasPrefix(" ")
      && !line.contains(where: \.isNewline) && line.unicodeScalars.count <= longestLine
  }
}
