extension LessonPlayer {
  /// The audience of a lesson: one reader or nobody.
  package struct Audience {
    /// A Boolean value that indicates whether there is a reader who can answer questions.
    let isAttended: Bool
    private let rows: () -> Int?

    /// An audience without a reader, as for output to a file.
    package static var nobody: Audience { Audience(isAttended: false, rows: { nil }) }

    /// Returns an audience of one reader at a terminal.
    ///
    /// - Parameter rows: A closure that returns the current number of the terminal's rows, or nil for no limit.
    /// - Returns: The audience.
    package static func person(rows: @escaping () -> Int?) -> Audience {
      Audience(isAttended: true, rows: rows)
    }

    /// The maximum number of rows to show at a time, which keeps unread text from scrolling out of the window.
    ///
    /// The typed line remains visible above them, and the prompt is below them.
    var pageHeight: Int {
      rows().map { max($0 - 2, 4) } ?? Int.max / 2
    }
  }
}
