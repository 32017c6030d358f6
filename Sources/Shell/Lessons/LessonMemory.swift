package import Course

/// The memory in which a lesson notes its reader's progress.
package struct LessonMemory {
  /// Tells how far the reader was the last time.
  let recall: () throws(ContentError) -> Progress.LessonRecord
  /// Notes how many of all steps are behind.
  let keep: (_ step: Int, _ steps: Int) throws(ContentError) -> Void

  /// Keeps nothing.
  package static var none: LessonMemory {
    LessonMemory(recall: { () throws(ContentError) in Progress.LessonRecord() }, keep: { _, _ in })
  }

  /// Keeps the place in the file with the learner's progress.
  ///
  /// - Parameters:
  ///   - lesson: The lesson.
  ///   - file: The file.
  package init(of lesson: ItemName, in file: ProgressFile) {
    self.init(
      recall: { () throws(ContentError) in try file.read().record(ofLesson: lesson) },
      keep: { step, steps throws(ContentError) in
        try file.update { $0.notePlace(in: lesson, step: step, of: steps) }
      }
    )
  }

  private init(
    recall: @escaping () throws(ContentError) -> Progress.LessonRecord,
    keep: @escaping (_ step: Int, _ steps: Int) throws(ContentError) -> Void
  ) {
    self.recall = recall
    self.keep = keep
  }
}
