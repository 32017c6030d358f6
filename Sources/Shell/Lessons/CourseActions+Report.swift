import Course
package import Grading
package import SceneText

extension CourseActions {
  /// Returns the lines of a report, followed by the learner's next options.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - files: The judged files, as named by the learner; empty for those of the exercise.
  ///   - tellsIsolation: Whether to describe the isolation of the app.
  /// - Returns: The lines to show, in which the names of the learner's files are links.
  /// - Throws: `CommandFailure` if the course or the progress cannot be read.
  package func lines(
    of report: Report,
    on files: [String] = [],
    tellsIsolation: Bool = false
  ) throws(CommandFailure) -> [StyledText] {
    let drawing = ReportText(layout: layout)
    let exercise = try CourseFailure.translate { try catalogue.exercise(report.exercise) }
    let commands = placedCommands(of: exercise)
    var placed = report
    for index in placed.results.indices {
      placed.results[index].check.advice = report.results[index].check.advice.map { commands($0) }
    }
    let text = drawing.lines(of: placed)
    let folder = files.isEmpty ? workspace.folder(for: exercise) : workspace.current
    let names = files.isEmpty ? exercise.files : files
    let links = FileLinks(names.map { ($0, $0.hasPrefix("/") ? $0 : "\(folder)/\($0)") })
    let isolation = tellsIsolation ? drawing.lines(of: report.isolation) : []
    return text.map(links.marked) + isolation + (try advice(after: report))
  }
}
