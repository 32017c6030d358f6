/// The folder of a course, with its `Lessons` and its `Exercises`.
package struct Catalogue: Hashable, Sendable {
  /// The path of the folder that holds `Lessons` and `Exercises`.
  package let path: String
  /// The path of a folder with further hidden checks, which learners do not have, or nil without one.
  package let privateChecks: String?

  /// The path of the folder with the demos.
  package var demos: String { folder.folder("Lessons").path(of: Self.demos) }

  /// The path of the file that lists the sections of documents that the lessons cover.
  package var sections: String { folder.folder("Lessons").path(of: Self.sectionsName) }

  /// Whether the author's solutions and hidden checks exist, which learners' copies lack.
  package var holdsSolutions: Bool {
    !folder.folder("Exercises").hasEntry(Self.solutionsNote)
  }

  private var folder: ContentFolder { ContentFolder(path) }

  /// Creates the catalogue of a folder without reading anything yet.
  ///
  /// - Parameters:
  ///   - path: The path of the folder that holds `Lessons` and `Exercises`.
  ///   - privateChecks: The path of a folder with further hidden checks, which has a folder for
  ///     each exercise.
  package init(path: String, privateChecks: String? = nil) {
    self.path = path
    self.privateChecks = privateChecks
  }

  /// Returns the names of the lessons, in course order.
  ///
  /// - Returns: The names.
  /// - Throws: Problems with the `Lessons` folder.
  package func lessonNames() throws(ContentError) -> [ItemName] {
    try names(in: "Lessons")
  }

  /// Returns the names of the exercises, in the order of their lessons.
  ///
  /// - Returns: The names.
  /// - Throws: Problems with the `Exercises` folder.
  package func exerciseNames() throws(ContentError) -> [ItemName] {
    ExerciseOrder(folder: folder.folder("Exercises")).sorted(try names(in: "Exercises"))
  }

  /// Reads the terms that the lessons may name.
  ///
  /// - Returns: The terms.
  /// - Throws: The problems in the files that define them.
  package func terms() throws(ContentError) -> CourseTerms {
    try CourseTermsReader(folder: folder).terms(lessons: lessonNames())
  }

  /// Reads the topics of lessons and exercises.
  ///
  /// - Returns: The topics, or nil if there is no list.
  /// - Throws: The problems in the list.
  package func topics() throws(ContentError) -> CourseTopicList? {
    try CourseTermsReader(folder: folder).topics()
  }

  /// Reads a lesson.
  ///
  /// - Parameters:
  ///   - name: The lesson's name.
  ///   - terms: The terms that its front matter may refer to; nil to skip this check.
  /// - Returns: The lesson.
  /// - Throws: All problems in the lesson's files.
  package func lesson(
    _ name: ItemName,
    terms: CourseTerms? = nil
  ) throws(ContentError) -> Lesson {
    let folder = folder.folder("Lessons").folder("\(name)")
    return try LessonReader(id: name, folder: folder, terms: terms).read()
  }

  /// Reads an exercise.
  ///
  /// - Parameters:
  ///   - name: The exercise's name.
  ///   - topics: The topics that the exercise may have; nil to skip this check.
  /// - Returns: The exercise.
  /// - Throws: All problems in the exercise's files.
  package func exercise(
    _ name: ItemName,
    topics: CourseTopicList? = nil
  ) throws(ContentError) -> Exercise {
    let exercises = folder.folder("Exercises")
    let exercise = try ExerciseReader(
      id: name,
      folder: exercises.folder("\(name)"),
      privateFolder: privateFolder(of: name),
      topics: topics
    ).read()
    guard folder.folder("Lessons").hasFolder("\(exercise.lesson)") else {
      throw ContentError(
        file: "\(exercise.folder)/exercise.yml",
        message: "there is no lesson '\(exercise.lesson)'; name a folder in Lessons"
      )
    }
    return exercise
  }

  /// Returns the folder with the private checks of an exercise, if there is one.
  private func privateFolder(of name: ItemName) -> ContentFolder? {
    guard let privateChecks else { return nil }
    let parent = ContentFolder(privateChecks)
    return parent.hasEntry("\(name)") ? parent.folder("\(name)") : nil
  }

  private func names(in subfolder: String) throws(ContentError) -> [ItemName] {
    let parent = folder.folder(subfolder)
    var names: [ItemName] = []
    var problems: [ContentProblem] = []
    for entry in try parent.names() where !Self.companions.contains(entry) {
      guard let name = ItemName(entry), parent.hasFolder(entry) else {
        problems.append(ContentProblem(file: parent.path(of: entry), message: Self.badName))
        continue
      }
      if names.last?.number == name.number {
        let message = "another folder has the number \(name.number); give this one its own"
        problems.append(ContentProblem(file: parent.path(of: entry), message: message))
      }
      names.append(name)
    }
    guard problems.isEmpty else { throw ContentError(problems) }
    return names.sorted()
  }

  /// The folder beside the lessons that holds demos.
  private static let demos = "Demos"

  /// The file beside the lessons that lists the sections of documents.
  static let sectionsName = "sections.yml"

  /// The file beside the lessons that lists the topics of lessons and exercises.
  static let topicsName = "topics.yml"

  /// The file beside the exercises that says that their solutions are kept elsewhere.
  static let solutionsNote = "WITHOUT-SOLUTIONS"

  /// The names of everything beside lessons and exercises.
  private static let companions: Set = [demos, sectionsName, topicsName, solutionsNote]

  private static let badName =
    "this is not part of the course; folders are named with two digits, a dash and"
    + " lower-case words, such as 01-the-stack"
}
