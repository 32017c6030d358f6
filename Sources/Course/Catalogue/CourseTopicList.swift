/// The topics to which a course's lessons and exercises refer.
package struct CourseTopicList: Hashable, Sendable {
  /// The topics, in the order of their names.
  package let topics: [CourseTopic]
  private let byName: [String: CourseTopic]

  /// Creates a list of topics.
  ///
  /// - Parameter topics: The topics, each with its own name.
  package init(_ topics: [CourseTopic]) {
    self.topics = topics.sorted { $0.name.lowercased() < $1.name.lowercased() }
    byName = Dictionary(topics.map { ($0.name, $0) }) { first, _ in first }
  }

  /// Returns the topic with a name, or nil if there is none.
  ///
  /// - Parameter name: The name as written in the list.
  /// - Returns: The topic, or nil if there is none.
  package func topic(named name: String) -> CourseTopic? { byName[name] }
}

extension CourseTopicList {
  /// Reads the names under `topics` in the file of a lesson or an exercise.
  ///
  /// - Parameters:
  ///   - mapping: The mapping at the top level of the file.
  ///   - known: The topics of the course, or nil to skip this check.
  ///   - log: The log for problems.
  /// - Returns: The names.
  static func names(
    from mapping: inout YAMLMapping,
    among known: CourseTopicList?,
    log: inout ProblemLog
  ) -> [String] {
    if known != nil, !mapping.has("topics") {
      log.report(
        "'topics' is missing; add a line 'topics: […]' with names from Lessons/topics.yml",
        at: mapping.position
      )
    }
    var names: [String] = []
    for entry in mapping.positionedTexts("topics", log: &log) {
      if let known, known.topic(named: entry.text) == nil {
        log.report("there is no topic '\(entry.text)'; see Lessons/topics.yml", at: entry.position)
      }
      if names.contains(entry.text) {
        log.report("'\(entry.text)' is listed twice; list it once", at: entry.position)
      }
      names.append(entry.text)
    }
    return names
  }
}
