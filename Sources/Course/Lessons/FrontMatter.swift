/// A lesson's text, cut at the end of its front matter.
struct FrontMatter {
  /// The YAML between the two `---` lines.
  let yaml: String
  /// The Markdown below.
  let body: String
  /// How many lines of the file stand before `body`.
  let bodyOffset: Int

  /// What the front matter says.
  struct Header {
    var title: String
    var summary: String
    var minutes: Int
    var behaviours: [String]
  }

  /// Cuts a text in two.
  ///
  /// - Parameters:
  ///   - text: The text of `Lesson.md`.
  ///   - log: Where front matter that is missing or not closed is reported.
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

  /// Reads the front matter.
  ///
  /// - Parameter log: Where problems are reported.
  /// - Returns: What it says, or nil after a problem.
  func header(log: inout ProblemLog) -> Header? {
    var yamlLog = ProblemLog(file: log.file, lineOffset: 1)
    defer { log.append(yamlLog) }
    guard var mapping = YAMLDocument.parse(yaml, log: &yamlLog) else { return nil }
    let title = mapping.text("title", log: &yamlLog)
    let summary = mapping.text("summary", log: &yamlLog)
    let minutes = mapping.number("minutes", in: 1...240, log: &yamlLog)
    let position = mapping.position(of: "behaviours")
    let behaviours = mapping.optionalTexts("behaviours", log: &yamlLog) ?? []
    for id in behaviours where id.wholeMatch(of: /[A-Z]{2}-[0-9]{2}/) == nil {
      yamlLog.report("'\(id)' is not the id of a behaviour; write it like NS-01", at: position)
    }
    mapping.reportLeftovers(log: &yamlLog)
    guard let title, let summary, let minutes else { return nil }
    return Header(title: title, summary: summary, minutes: minutes, behaviours: behaviours)
  }
}
