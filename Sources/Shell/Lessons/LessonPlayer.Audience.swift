extension LessonPlayer {
  /// The reader of a lesson.
  package struct Audience {
    /// Whether there is a reader who can answer questions.
    let isAttended: Bool
    private let rows: () -> Int?

    /// A file, or no reader.
    package static var nobody: Audience { Audience(isAttended: false, rows: { nil }) }

    /// Returns a reader at a terminal.
    ///
    /// - Parameter rows: A closure that returns the current number of the terminal's rows; nil for
    ///   no limit.
    /// - Returns: The audience.
    package static func person(rows: @escaping () -> Int?) -> Audience {
      Audience(isAttended: true, rows: rows)
    }

    /// The maximum number of rows per key, so that no text leaves the window unread.
    ///
    /// The typed line remains visible above them, and the prompt is below them.
    var pageHeight: Int {
      rows().map { max($0 - 2, 4) } ?? Int.max / 2
    }
  }
}
