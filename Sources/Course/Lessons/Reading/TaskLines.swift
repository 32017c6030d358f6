/// The lines of a `task` cell, sorted by purpose.
struct TaskLines {
  /// The lines of the instructions, as Markdown.
  private(set) var prose: [Substring] = []
  private(set) var commands: [CellLine] = []
  private(set) var expectations: [CellLine] = []
  private(set) var hints: [String] = []
  private var number: Int
  private var isProse = true
  private var isHint = false

  /// Creates an empty collection for a cell that begins at a line.
  init(firstLine: Int) {
    number = firstLine
  }

  /// Adds the next line of the cell.
  mutating func read(_ line: Substring, log: inout ProblemLog) {
    defer { number += 1 }
    let text = line.trimmingWhitespace()
    let wasHint = isHint
    isHint = false
    if let command = Self.rest(of: text, after: ">") {
      commands.append(CellLine(command, line: number))
      isProse = false
    } else if text.hasPrefix("expect ") {
      expectations.append(CellLine(text, line: number))
      isProse = false
    } else if let hint = Self.rest(of: text, after: "hint") {
      hints.append(hint)
      isHint = true
      isProse = false
    } else if isProse {
      prose.append(line)
    } else if wasHint, line.hasPrefix(" "), !text.isEmpty {
      hints[hints.count - 1] += " " + text
      isHint = true
    } else if !text.isEmpty {
      log.report(
        "after its first command, a task can contain only lines that begin with '>', 'expect' or 'hint';"
          + " indent a line that continues a hint",
        at: .init(line: number)
      )
    }
  }

  private static func rest(of text: String, after mark: String) -> String? {
    guard text.hasPrefix("\(mark) ") else { return nil }
    return text.dropFirst(mark.count).trimmingWhitespace()
  }
}
