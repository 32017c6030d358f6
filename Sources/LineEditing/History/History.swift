import SceneModel

/// The user's earlier lines without repetitions, with the oldest first.
package struct History: Hashable, Sendable {
  /// The maximum number of lines in a history.
  package static let limit = 1000
  /// The maximum number of scalars in a line.
  ///
  /// Longer lines could not be edited again.
  package static let longestLine = 500

  /// The lines of the history, with the oldest first.
  package private(set) var lines: [String] = []
  /// The number of lines at the end of the history that were typed at this prompt.
  private var own = 0

  package init() {}

  /// Creates a history from earlier lines.
  ///
  /// - Parameter lines: The stored lines, oldest first.
  package init(_ lines: [String]) {
    var seen: Set<String> = []
    let newestFirst = lines.reversed().filter(Self.remembers).map { HarmlessText.stripped($0) }
      .filter { Self.remembers($0) && seen.insert($0).inserted }
    self.lines = newestFirst.prefix(Self.limit).reversed()
  }

  /// Adds a line unless it is to be ignored or equals the last line, and returns whether it was added.
  ///
  /// Blank lines and lines that begin with a space are omitted; a known line moves to the end.
  ///
  /// - Parameter line: The typed line.
  /// - Returns: Whether the line is stored and was not already the last one.
  @discardableResult
  package mutating func add(_ line: String) -> Bool {
    guard Self.remembers(line), line != lines.last else { return false }
    remove([line])
    lines.append(line)
    own += 1
    shorten()
    return true
  }

  /// Adds lines that were typed at other prompts.
  ///
  /// They are inserted before the lines of this prompt, so that a step back still shows the last line typed here.
  ///
  /// - Parameter others: The lines, oldest first.
  package mutating func add(fromElsewhere others: [String]) {
    let here = Set(lines.suffix(own))
    let news = History(others).lines.filter { !here.contains($0) }
    remove(Set(news))
    lines.insert(contentsOf: news, at: lines.count - own)
    shorten()
  }

  private mutating func remove(_ dropped: Set<String>) {
    own -= lines.suffix(own).count { dropped.contains($0) }
    lines.removeAll { dropped.contains($0) }
  }

  private mutating func shorten() {
    lines.removeFirst(max(0, lines.count - Self.limit))
    own = min(own, lines.count)
  }

  private static func remembers(_ line: String) -> Bool {
    line.contains { !$0.isWhitespace } && !line.hasPrefix(" ")
      && !line.contains(where: \.isNewline) && line.unicodeScalars.count <= longestLine
  }
}
