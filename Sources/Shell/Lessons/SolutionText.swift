import Course
import SceneText

/// A renderer of the author's solution to an exercise.
struct SolutionText {
  let layout: TextLayout

  /// Returns the lines of all files of the solution.
  ///
  /// - Parameter exercise: The exercise.
  /// - Returns: Each file below its name.
  /// - Throws: A `ContentError` if a file cannot be read.
  func lines(of exercise: Exercise) throws(ContentError) -> [StyledText] {
    var lines = layout.paragraph(
      "\(exercise.title): one of the right answers",
      style: .heading
    )
    for name in exercise.files {
      let path = "\(exercise.solution)/\(name)"
      let text = try TextFile.read(path, remedy: "the course is incomplete")
      var rows = text.split(separator: "\n", omittingEmptySubsequences: false)
      while rows.last?.isEmpty == true { rows.removeLast() }
      lines += ["", StyledText(Printable.line(name), .secondary, file: path)]
      lines += rows.flatMap { row in
        CodeLine(text: Printable.line(String(row))).broken(to: layout.width)
          .map { StyledText($0, .value) }
      }
    }
    return lines
  }
}
