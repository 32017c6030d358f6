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
    let own = files.isEmpty ? remarks(onFilesOf: exercise, after: report) : []
    return text.map(links.marked) + own + isolation + (try advice(after: report))
  }

  /// Returns remarks on the files in an unsolved exercise's folder that no check reads or that are empty.
  private func remarks(onFilesOf exercise: Exercise, after report: Report) -> [StyledText] {
    guard !report.isSolved else { return [] }
    let checked = exercise.files.filter { $0.hasSuffix(".swift") }.joined(separator: " and ")
    var remarks: [String] = []
    if report.obstacle == .noApp, workspace.hasBlankSwiftFiles(of: exercise) {
      let reset = spelling("reset \(exercise.id.number)")
      remarks.append("\(checked) is empty; '\(reset)' restores its first version.")
    }
    let added = workspace.addedSwiftFiles(of: exercise).map(Printable.line)
    if !added.isEmpty {
      let names = added.joined(separator: ", ")
      remarks.append(
        "\(names) \(added.count == 1 ? "is" : "are") not part of this exercise: the checks read only \(checked),"
          + " so put all your code there."
      )
    }
    return remarks.flatMap { layout.paragraph($0, style: .warning) }
  }
}
