package import Course

/// The storage for a reader's progress in a lesson.
package struct LessonMemory {
  /// A closure that returns the record of the reader's last position.
  let recall: () throws(ContentError) -> Progress.LessonRecord
  /// A closure that stores the number of completed steps and the total number of steps.
  let keep: (_ step: Int, _ steps: Int) throws(ContentError) -> Void

  /// A memory that stores nothing.
  package static var none: LessonMemory {
    LessonMemory(recall: { () throws(ContentError) in Progress.LessonRecord() }, keep: { _, _ in })
  }

  /// Creates a memory that stores the position in the file with the learner's progress.
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
