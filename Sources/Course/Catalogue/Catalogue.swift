/// The folder of a course, which contains `Lessons` and `Exercises`.
package struct Catalogue: Hashable, Sendable {
  /// The path of the folder that contains `Lessons` and `Exercises`.
  package let path: String
  /// The path of a folder with additional hidden checks, which learners do not have, or nil if there is none.
  package let privateChecks: String?

  /// The path of the folder with the demos.
  package var demos: String { folder.folder("Lessons").path(of: Self.demos) }

  /// The path of the file that lists the document sections covered by the lessons.
  package var sections: String { folder.folder("Lessons").path(of: Self.sectionsName) }

  /// A Boolean value that indicates whether the folder contains solutions and hidden checks, unlike a learner's copy.
  package var holdsSolutions: Bool {
    !folder.folder("Exercises").hasEntry(Self.solutionsNote)
  }

  private var folder: ContentFolder { ContentFolder(path) }

  /// Creates the catalogue of a folder without reading anything.
  ///
  /// - Parameters:
  ///   - path: The path of the folder that holds `Lessons` and `Exercises`.
  ///   - privateChecks: The path of a folder with further hidden checks, which has a folder for each exercise.
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

  /// Reads the terms that lessons may refer to.
  ///
  /// - Returns: The terms.
  /// - Throws: The problems in the files that define them.
  package func terms() throws(ContentError) -> CourseTerms {
    try CourseTermsReader(folder: folder).terms(lessons: lessonNames())
  }

  /// Reads the topics of lessons and exercises, or returns nil if there is no list of topics.
  ///
  /// - Returns: The topics, or nil if there is no list.
  /// - Throws: The problems in the list.
  package func topics() throws(ContentError) -> CourseTopicList? {
    try CourseTermsReader(folder: folder).topics()
  }

  /// Reads the lesson with a name.
  ///
  /// - Parameters:
  ///   - name: The lesson's name.
  ///   - terms: The terms that its front matter may refer to, or nil to skip this check.
  /// - Returns: The lesson.
  /// - Throws: All problems in the lesson's files.
  package func lesson(
    _ name: ItemName,
    terms: CourseTerms? = nil
  ) throws(ContentError) -> Lesson {
    let folder = folder.folder("Lessons").folder("\(name)")
    return try LessonReader(id: name, folder: folder, terms: terms).read()
  }

  /// Reads the exercise with a name.
  ///
  /// - Parameters:
  ///   - name: The exercise's name.
  ///   - topics: The topics that the exercise may have, or nil to skip this check.
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

  /// Returns the folder with the private checks of an exercise, or nil if there is none.
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
        let message =
          "another folder already has the number \(name.number); give this folder a different number"
        problems.append(ContentProblem(file: parent.path(of: entry), message: message))
      }
      names.append(name)
    }
    guard problems.isEmpty else { throw ContentError(problems) }
    return names.sorted()
  }

  /// The name of the folder with demos, beside the lessons.
  private static let demos = "Demos"

  /// The name of the file with the sections of documents, beside the lessons.
  static let sectionsName = "sections.yml"

  /// The name of the file with the topics of lessons and exercises, beside the lessons.
  static let topicsName = "topics.yml"

  /// The name of the file beside the exercises that marks a copy without solutions.
  static let solutionsNote = "WITHOUT-SOLUTIONS"

  /// The names of all files and folders that are neither lessons nor exercises.
  private static let companions: Set = [demos, sectionsName, topicsName, solutionsNote]

  private static let badName =
    "this is not part of the course; a folder's name needs two digits, a dash and"
    + " lower-case words, as in: 01-the-stack"
}
