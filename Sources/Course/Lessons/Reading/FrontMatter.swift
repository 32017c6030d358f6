/// A lesson's text, split at the end of its front matter.
struct FrontMatter {
  /// The YAML between the two `---` lines.
  let yaml: String
  /// The Markdown below the front matter.
  let body: String
  /// The number of lines in the file before `body`.
  let bodyOffset: Int

  /// Splits a file into its front matter and the rest, or logs a problem and returns nil.
  ///
  /// - Parameters:
  ///   - text: The text of `Lesson.md`.
  ///   - log: The log for front matter that is missing or not closed.
  /// - Returns: The two parts, or nil after a problem.
  static func split(_ text: String, log: inout ProblemLog) -> FrontMatter? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first == "---" else {
      log.report(
        "the front matter is missing; start with '---', 'title: …', 'summary: …',"
          + " 'minutes: …' and '---'",
        at: .init(line: 1)
      )
      return nil
    }
    guard let end = lines.dropFirst().firstIndex(of: "---") else {
      log.report("the front matter is not closed; end it with a line '---'", at: .init(line: 1))
      return nil
    }
    return FrontMatter(
      yaml: lines[1..<end].joined(separator: "\n"),
      body: lines[(end + 1)...].joined(separator: "\n"),
      bodyOffset: end + 1
    )
  }
}
