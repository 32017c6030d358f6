import Yams

/// A reader of the list of sections, which has entries such as `- id: 000-1` with a `title`.
enum SectionsReader {
  static func read(_ text: String, log: inout ProblemLog) -> [CourseTerms.Section] {
    var sections: [CourseTerms.Section] = []
    // The list gets a key, so that the reader of mappings can process it.
    guard var mapping = YAMLDocument.parse("sections:\n" + text, log: &log),
      let node = mapping.require("sections", log: &log)
    else { return [] }
    for entry in YAMLMapping.list(node, name: "sections", log: &log) {
      guard var entry = YAMLMapping(entry) else {
        log.report("a section needs 'id: …' and 'title: …'", at: entry.position)
        continue
      }
      let position = entry.position(of: "id")
      let id = entry.text("id", log: &log)
      let title = entry.text("title", log: &log)
      entry.reportLeftovers(log: &log)
      guard let id, let title else { continue }
      if id.wholeMatch(of: /[0-9]{3}-[0-9]{1,2}/) == nil {
        log.report("'\(id)' is not the id of a section; write an id such as 000-1", at: position)
      }
      if sections.contains(where: { $0.id == id }) {
        log.report("'\(id)' is listed twice; list it once", at: position)
      }
      sections.append(CourseTerms.Section(id: id, title: title))
    }
    return sections
  }
}
