/// A reader of the folder of one lesson.
struct LessonReader {
  private let id: ItemName
  private let folder: ContentFolder
  /// The terms that the front matter may refer to, or nil to accept any term.
  private let terms: CourseTerms?

  init(id: ItemName, folder: ContentFolder, terms: CourseTerms? = nil) {
    self.id = id
    self.folder = folder
    self.terms = terms
  }

  /// Reads the lesson from its folder.
  ///
  /// - Returns: The complete and valid lesson.
  /// - Throws: All problems in the lesson's files.
  func read() throws(ContentError) -> Lesson {
    var problems: [ContentProblem] = []
    let regions = regions(problems: &problems)
    let lesson = lesson(regions: regions, problems: &problems)
    guard problems.isEmpty, let lesson else { throw ContentError(problems) }
    return lesson
  }

  private func regions(problems: inout [ContentProblem]) -> [SourceRegion]? {
    do throws(ContentError) {
      let source = try folder.text(of: "App.swift", remedy: "add it, because a lesson needs an app")
      var log = ProblemLog(file: folder.path(of: "App.swift"))
      let regions = SourceRegions.find(in: source, log: &log)
      problems += log.problems
      return regions
    } catch {
      problems += error.problems
      return nil
    }
  }

  private func lesson(
    regions: [SourceRegion]?,
    problems: inout [ContentProblem]
  ) -> Lesson? {
    var log = ProblemLog(file: folder.path(of: "Lesson.md"))
    defer { problems += log.problems }
    do throws(ContentError) {
      let text = try folder.text(of: "Lesson.md", remedy: "create it, and write the lesson in it")
      return lesson(text: text, regions: regions, log: &log)
    } catch {
      log.append(error)
      return nil
    }
  }

  private func lesson(text: String, regions: [SourceRegion]?, log: inout ProblemLog) -> Lesson? {
    guard let parts = FrontMatter.split(text, log: &log) else { return nil }
    let header = LessonHeader.read(parts.yaml, terms: terms, log: &log)
    var markdown = MarkdownReader(
      dialect: .lesson(regions),
      log: ProblemLog(file: log.file, lineOffset: parts.bodyOffset)
    )
    let blocks = markdown.blocks(of: parts.body)
    log.append(markdown.log)
    return header.map {
      Lesson(
        id: id,
        folder: folder.path,
        title: $0.title,
        summary: $0.summary,
        minutes: $0.minutes,
        goals: $0.goals,
        needs: $0.needs,
        behaviours: $0.behaviours,
        faults: $0.faults,
        sections: $0.sections,
        topics: $0.topics,
        blocks: blocks,
        lines: markdown.lines
      )
    }
  }
}
