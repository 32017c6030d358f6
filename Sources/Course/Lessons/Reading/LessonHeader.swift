/// The content of a lesson's front matter.
struct LessonHeader {
  var title: String
  var summary: String
  var minutes: Int
  var goals: [String]
  var needs: [ItemName]
  var behaviours: [String]
  var faults: [String]
  var sections: [String]
  var topics: [String]

  /// Reads a header from the YAML of the front matter, or logs problems and returns nil.
  ///
  /// - Parameters:
  ///   - yaml: The YAML.
  ///   - terms: The terms that the front matter may refer to, or nil to skip this check.
  ///   - log: The log for problems.
  /// - Returns: The content, or nil after a problem.
  static func read(
    _ yaml: String,
    terms: CourseTerms?,
    log: inout ProblemLog
  ) -> LessonHeader? {
    var yamlLog = ProblemLog(file: log.file, lineOffset: 1)
    defer { log.append(yamlLog) }
    guard var mapping = YAMLDocument.parse(yaml, log: &yamlLog) else { return nil }
    let title = mapping.text("title", log: &yamlLog)
    let summary = mapping.text("summary", log: &yamlLog)
    let minutes = mapping.number("minutes", in: 1...240, log: &yamlLog)
    let goals = mapping.optionalTexts("goals", log: &yamlLog) ?? []
    let needs = needs(from: &mapping, terms: terms, log: &yamlLog)
    let behaviours = behaviours(from: &mapping, terms: terms, log: &yamlLog)
    let faults = FaultList.read("faults", from: &mapping, log: &yamlLog)
    let sections = sections(from: &mapping, terms: terms, log: &yamlLog)
    let topics = CourseTopicList.names(from: &mapping, among: terms?.topics, log: &yamlLog)
    mapping.reportLeftovers(log: &yamlLog)
    guard let title, let summary, let minutes else { return nil }
    return LessonHeader(
      title: title,
      summary: summary,
      minutes: minutes,
      goals: goals,
      needs: needs,
      behaviours: behaviours,
      faults: faults,
      sections: sections,
      topics: topics
    )
  }

  private static func needs(
    from mapping: inout YAMLMapping,
    terms: CourseTerms?,
    log: inout ProblemLog
  ) -> [ItemName] {
    mapping.positionedTexts("needs", log: &log).compactMap { entry in
      guard let name = ItemName(entry.text) else {
        log.report(
          "'\(entry.text)' is not the name of a lesson; write the lesson's folder, such as 01-the-stack",
          at: entry.position
        )
        return nil
      }
      if let terms, !terms.lessons.contains(name) {
        log.report("there is no lesson '\(name)'; name a folder in Lessons", at: entry.position)
      }
      return name
    }
  }

  private static func behaviours(
    from mapping: inout YAMLMapping,
    terms: CourseTerms?,
    log: inout ProblemLog
  ) -> [String] {
    mapping.positionedTexts("behaviours", log: &log).map { entry in
      if entry.text.wholeMatch(of: /[A-Z]{2}-[0-9]{2}/) == nil {
        log.report(
          "'\(entry.text)' is not the id of a behaviour; write an id such as NS-01",
          at: entry.position
        )
      } else if let known = terms?.behaviours, !known.contains(entry.text) {
        log.report(
          "there is no behaviour '\(entry.text)'; see Docs/Behaviours.tsv",
          at: entry.position
        )
      }
      return entry.text
    }
  }

  private static func sections(
    from mapping: inout YAMLMapping,
    terms: CourseTerms?,
    log: inout ProblemLog
  ) -> [String] {
    mapping.positionedTexts("sections", log: &log).map { entry in
      if let known = terms?.sections, !known.contains(where: { $0.id == entry.text }) {
        log.report(
          "there is no section '\(entry.text)'; see Lessons/sections.yml",
          at: entry.position
        )
      }
      return entry.text
    }
  }
}
