/// A fenced block as it stands in the Markdown, before its meaning is known.
struct CodeFence {
  /// The words after the opening fence.
  let info: String
  /// What stands between the fences.
  let text: String
  /// Where the opening fence is.
  let position: ContentProblem.Position

  init(info: String, text: String, node: OpaquePointer) {
    self.info = info
    self.text = text
    position = ContentProblem.Position(of: node)
  }

  /// The block that the fence stands for in a lesson.
  func lessonBlock(regions: [SourceRegion]?, log: inout ProblemLog) -> Block? {
    let words = info.split(separator: " ").map(String.init)
    switch words.first {
    case "nav":
      return cell(words: words, log: &log)
    case "swift":
      return region(words: words, regions: regions, log: &log)
    default:
      return .code(language: words.first, text: text)
    }
  }

  /// The block that the fence stands for in the task of an exercise.
  func taskBlock(log: inout ProblemLog) -> Block? {
    guard !info.hasPrefix("nav") else {
      log.report(
        "a task has no 'nav' cells, since nothing runs them; use 'text'",
        at: position
      )
      return nil
    }
    return .code(language: info.isEmpty ? nil : info, text: text)
  }

  private func cell(words: [String], log: inout ProblemLog) -> Block? {
    guard words.count == 1 else {
      log.report("'nav' takes no further words; remove '\(words[1])'", at: position)
      return nil
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.firstIndex(where: { !$0.isEmpty }) else {
      log.report("this 'nav' cell is empty; write '> ' and a command in it", at: position)
      return nil
    }
    let firstLine = position.line + 1 + log.lineOffset
    guard lines[first].hasPrefix("> ") else {
      log.report(
        "a 'nav' cell starts with a command; write '> ' before it",
        at: .init(line: position.line + 1 + first)
      )
      return nil
    }
    return .transcript(NavCell(text: text, line: firstLine))
  }

  private func region(
    words: [String],
    regions: [SourceRegion]?,
    log: inout ProblemLog
  ) -> Block? {
    guard words.count == 3, words[1] == "app", words[2].hasPrefix("region=") else {
      log.report(
        "Swift code in a lesson comes from App.swift; write 'swift app region=NAME',"
          + " or 'text' for a fragment that nothing compiles",
        at: position
      )
      return nil
    }
    guard text.isEmpty else {
      log.report(
        "the code comes from App.swift; leave this block empty",
        at: .init(line: position.line + 1)
      )
      return nil
    }
    guard let regions else { return nil }
    let name = String(words[2].dropFirst("region=".count))
    guard let region = regions.first(where: { $0.name == name }) else {
      let known = regions.map { "'\($0.name)'" }.joined(separator: ", ")
      let advice = known.isEmpty ? "mark it with '// region \(name)'" : "its regions are \(known)"
      log.report("App.swift has no region '\(name)'; \(advice)", at: position)
      return nil
    }
    return .source(region)
  }
}
