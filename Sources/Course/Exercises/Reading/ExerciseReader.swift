/// A reader of the folder of one exercise.
struct ExerciseReader {
  private let id: ItemName
  private let folder: ContentFolder
  /// The folder with additional private checks, or nil if there is none.
  private let privateFolder: ContentFolder?
  /// The topics that the exercise may name, or nil to accept any topic.
  private let topics: CourseTopicList?

  init(
    id: ItemName,
    folder: ContentFolder,
    privateFolder: ContentFolder? = nil,
    topics: CourseTopicList? = nil
  ) {
    self.topics = topics
    self.id = id
    self.folder = folder
    self.privateFolder = privateFolder
  }

  /// Reads the exercise.
  ///
  /// - Returns: The complete and valid exercise.
  /// - Throws: All problems in the exercise's files.
  func read() throws(ContentError) -> Exercise {
    var problems: [ContentProblem] = []
    let sections = sections(problems: &problems)
    let task = text(
      of: "Task.md",
      remedy: "create it, and write the task in it",
      problems: &problems
    )
    .map { read($0, name: "Task.md", problems: &problems, with: Self.blocks) }
    let data = dataFiles(problems: &problems)
    let dataReader = DataReader(parent: folder, known: Set(data.keys))
    let manifest = text(
      of: "exercise.yml",
      remedy: "create it, and write the exercise's keys in it, such as 'title:' and 'kind:'",
      problems: &problems
    )
    .flatMap { text in
      read(text, name: "exercise.yml", problems: &problems) { text, log in
        ExerciseManifest.read(
          text,
          sections: sections,
          data: data.isEmpty ? nil : dataReader,
          topics: topics,
          log: &log
        )
      }
    }
    if let kind = manifest?.kind, kind.hasGivenApp, !folder.hasFile("App.swift") {
      let message = "this file is missing; add it, because a '\(kind.rawValue)' exercise needs it"
      problems.append(ContentProblem(file: folder.path(of: "App.swift"), message: message))
    }
    guard problems.isEmpty, let manifest, let task else { throw ContentError(problems) }
    var exercise = manifest.exercise(id: id, folder: folder.path, task: task)
    exercise.data = data
    guard let privateFolder else { return exercise }
    return try PrivateChecksReader(folder: privateFolder).adding(to: exercise)
  }

  /// Returns the sections of `checks.nav`, an empty array if there is no such file, or nil if it cannot be read.
  private func sections(problems: inout [ContentProblem]) -> [CheckScript]? {
    guard folder.hasEntry("checks.nav") else { return [] }
    return text(
      of: "checks.nav",
      remedy: "create it, and write the checks in it",
      problems: &problems
    )
    .map { read($0, name: "checks.nav", problems: &problems, with: CheckScript.sections) }
  }

  /// Returns the paths of the data files that learners get, keyed by name.
  private func dataFiles(problems: inout [ContentProblem]) -> [String: String] {
    do throws(ContentError) {
      return try DataReader.files(of: folder)
    } catch {
      problems += error.problems
      return [:]
    }
  }

  private func text(
    of name: String,
    remedy: String,
    problems: inout [ContentProblem]
  ) -> String? {
    do throws(ContentError) {
      return try folder.text(of: name, remedy: remedy)
    } catch {
      problems += error.problems
      return nil
    }
  }

  private func read<Value>(
    _ text: String,
    name: String,
    problems: inout [ContentProblem],
    with reader: (String, inout ProblemLog) -> Value
  ) -> Value {
    var log = ProblemLog(file: folder.path(of: name))
    defer { problems += log.problems }
    return reader(text, &log)
  }

  private static func blocks(of text: String, log: inout ProblemLog) -> [Block] {
    var markdown = MarkdownReader(dialect: .task, log: ProblemLog(file: log.file))
    let blocks = markdown.blocks(of: text)
    log.append(markdown.log)
    if blocks.isEmpty, markdown.log.problems.isEmpty {
      log.report("the task is empty; say what to do", at: .init(line: 1))
    }
    return blocks
  }
}
