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
    /// - Parameter rows: How many rows it has at present; nil for no end of them.
    /// - Returns: The audience.
    package static func person(rows: @escaping () -> Int?) -> Audience {
      Audience(isAttended: true, rows: rows)
    }

    /// The maximum number of rows per key, so that no text leaves the window unread.
    ///
    /// The line that was typed stays in sight above them, and the prompt stands below them.
    var pageHeight: Int {
      rows().map { max($0 - 2, 4) } ?? Int.max / 2
    }
  }
}
