/// A reader of the terms that the lessons of a course may refer to.
struct CourseTermsReader {
  /// The folder of the course.
  let folder: ContentFolder

  /// Reads the terms, omitting each kind of term for which there is no table or list.
  ///
  /// - Parameter lessons: The lessons of the course.
  /// - Returns: The terms.
  /// - Throws: The problems in the files.
  func terms(lessons: [ItemName]) throws(ContentError) -> CourseTerms {
    let rows = try behaviours()
    return CourseTerms(
      lessons: Set(lessons),
      behaviours: rows.map { Set($0.map(\.id)) },
      starredBehaviours: (rows ?? []).filter(\.isStarred).map(\.id),
      sections: try sections(),
      topics: try topics()
    )
  }

  /// Reads the topics, or returns nil if there is no list of topics.
  ///
  /// - Returns: The topics, or nil if there is no list.
  /// - Throws: The problems in the file.
  func topics() throws(ContentError) -> CourseTopicList? {
    try list(Catalogue.topicsName, with: CourseTopicsReader.read)
  }

  private typealias Row = (id: String, isStarred: Bool)

  private func behaviours() throws(ContentError) -> [Row]? {
    let docs = folder.folder("Docs")
    guard docs.hasFile("Behaviours.tsv") else { return nil }
    let table = try docs.text(of: "Behaviours.tsv", remedy: "a course needs it")
    return table.split(separator: "\n").dropFirst().map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      return (String(fields[0]), fields.count > 1 && !fields[1].isEmpty)
    }
  }

  private func sections() throws(ContentError) -> [CourseTerms.Section]? {
    try list(Catalogue.sectionsName, with: SectionsReader.read)
  }

  private func list<List>(
    _ name: String,
    with read: (String, inout ProblemLog) -> List
  ) throws(ContentError) -> List? {
    let lessons = folder.folder("Lessons")
    guard lessons.hasFile(name) else { return nil }
    let text = try lessons.text(of: name, remedy: "a course needs it")
    var log = ProblemLog(file: lessons.path(of: name), lineOffset: -1)
    let list = read(text, &log)
    try log.throwProblems()
    return list
  }
}
