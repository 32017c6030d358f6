package import Course
package import SceneText

/// A directory of the lessons that a learner can open.
package struct LessonDirectory: Sendable {
  private let catalogue: Catalogue
  private let layout: TextLayout
  private let progressFile: ProgressFile?

  /// Creates a directory without reading anything.
  ///
  /// - Parameters:
  ///   - catalogue: The course.
  ///   - layout: The layout width and character set.
  ///   - progressFile: The file with the learner's progress, if there is one.
  package init(catalogue: Catalogue, layout: TextLayout, progressFile: ProgressFile? = nil) {
    self.catalogue = catalogue
    self.layout = layout
    self.progressFile = progressFile
  }

  private func progress() throws(ContentError) -> Progress {
    guard let progressFile else { return Progress() }
    return try progressFile.read()
  }

  /// A Boolean value that indicates whether the stored progress shows that no lesson was ever opened.
  package var isUnused: Bool {
    // The error of the file is reported when the lesson is opened.
    (try? progress().lessons.isEmpty) == true
  }

  /// Returns a list of all lessons.
  ///
  /// - Returns: The lines to show.
  /// - Throws: `CommandFailure` if a lesson cannot be read.
  package func list() throws(CommandFailure) -> [StyledText] {
    try CourseFailure.translate {
      let lessons = try catalogue.lessonNames().map { try catalogue.lesson($0) }
      return LessonListing(layout: layout).lines(of: lessons, progress: try progress())
    }
  }

  /// A suggestion for the lesson to read next, based on the learner's progress.
  struct Suggestion: Hashable {
    /// The name of the lesson.
    var name: ItemName
    /// The relation of the lesson to the learner's progress.
    var state: State

    /// A relation of a lesson to the learner's progress.
    enum State: Hashable {
      /// The first lesson for a learner who has not read any.
      case first
      /// A lesson for a learner who has already read others.
      case begun
      /// A lesson that the learner left at a step.
      case inside(Int, of: Int)
    }
  }

  /// Returns the lesson to read next, or nil if all lessons are finished.
  ///
  /// - Returns: The lesson.
  /// - Throws: `CommandFailure` if the course or the progress cannot be read.
  func next() throws(CommandFailure) -> Suggestion? {
    try CourseFailure.translate {
      let progress = try progress()
      let names = try catalogue.lessonNames()
      let begun = names.filter { progress.record(ofLesson: $0) != Progress.LessonRecord() }
      guard !begun.isEmpty else {
        return names.first { $0.number > 0 }.map { Suggestion(name: $0, state: .first) }
      }
      guard let name = progress.nextLesson(of: names) else { return nil }
      let record = progress.record(ofLesson: name)
      let state: Suggestion.State =
        record.isInside ? .inside(record.step + 1, of: record.steps) : .begun
      return Suggestion(name: name, state: state)
    }
  }

  /// Returns the lesson that a learner names, or the next lesson to read.
  ///
  /// - Parameter query: The lesson as the learner names it, or nil for the unfinished or the next one.
  /// - Returns: The lesson.
  /// - Throws: `CommandFailure` if there is no such lesson, or it cannot be read.
  package func lesson(_ query: String?) throws(CommandFailure) -> Lesson {
    try CourseFailure.translate {
      if let query { return try catalogue.lesson(catalogue.lessonName(for: query)) }
      let names = try catalogue.lessonNames()
      let next = try progress().nextLesson(of: names) ?? names.first
      return try catalogue.lesson(catalogue.lessonName(for: next.map { "\($0)" } ?? "0"))
    }
  }
}
