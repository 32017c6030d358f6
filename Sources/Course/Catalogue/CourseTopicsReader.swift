import Yams

/// A reader of the list of topics, which has entries such as `- name: sheet` with `aliases`.
enum CourseTopicsReader {
  static func read(_ text: String, log: inout ProblemLog) -> CourseTopicList {
    var topics: [CourseTopic] = []
    // The list gets a key, so that the reader of mappings can process it.
    guard var mapping = YAMLDocument.parse("topics:\n" + text, log: &log),
      let node = mapping.require("topics", log: &log)
    else { return CourseTopicList([]) }
    var places: [String: ContentProblem.Position] = [:]
    for entry in YAMLMapping.list(node, name: "topics", log: &log) {
      guard var entry = YAMLMapping(entry) else {
        log.report("a topic needs 'name: …', and may have 'aliases: […]'", at: entry.position)
        continue
      }
      let position = entry.position(of: "name")
      let name = entry.text("name", log: &log)
      let aliases = entry.positionedTexts("aliases", log: &log)
      entry.reportLeftovers(log: &log)
      guard let name else { continue }
      if places[name.lowercased()] != nil {
        log.report("'\(name)' is listed twice; list it once", at: position)
      }
      places[name.lowercased()] = position
      for (index, alias) in aliases.enumerated()
      where aliases[..<index].contains(where: { $0.text == alias.text }) {
        log.report("'\(alias.text)' is listed twice; list it once", at: alias.position)
      }
      topics.append(CourseTopic(name: name, aliases: aliases.map(\.text)))
    }
    for topic in topics {
      for alias in topic.aliases {
        guard places[alias.lowercased()] != nil, let position = places[topic.name.lowercased()]
        else { continue }
        log.report("'\(alias)' is a topic itself; remove it from the aliases", at: position)
      }
    }
    return CourseTopicList(topics)
  }
}
