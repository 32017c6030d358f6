import AppSession
import Course
import Grading
import SceneText

extension CellSession {
  /// Judges the answer in a cell.
  func check(_ cell: Cell) throws(CommandFailure) {
    guard !cell.argument.isEmpty else {
      throw CommandFailure(
        .misuse,
        saying: "the exercise is missing; write its number, as in: %%check 7"
      )
    }
    guard !cell.isBare else {
      let status = try run(lines: ["check \(cell.argument)"])
      guard status == .success else { throw CommandFailure(status, "the work was not checked") }
      return
    }
    let exercise = try exercise(cell.argument)
    var files = try cell.files(beginningWith: exercise.files.first ?? "App.swift")
    try addStarters(of: exercise, to: &files)
    let folder = try Self.folder(with: files)
    let services = services.course
    let actions = try CourseFailure.translate { try services.actions(layout) }
    let report = try actions.check("\(exercise.id.number)", files: files.map(\.name)) {
      _,
      exercise in
      try services.judge(Submission(of: exercise, in: folder.path), exercise, .publicChecks)
    }
    show(try actions.lines(of: report, on: files.map(\.name)))
    let status = ExitStatus(report.status)
    guard status != .success else { return }
    throw CommandFailure(status, "exercise \(exercise.id.number) is not solved yet")
  }

  /// Shows an exercise's task, and puts its starter code into the next cell.
  func start(_ query: String) throws(CommandFailure) {
    guard !query.isEmpty else {
      throw CommandFailure(
        .misuse,
        saying: "the exercise is missing; write its number, as in: %start 7"
      )
    }
    let exercise = try exercise(query)
    show(BlockDrawing(layout: layout).lines(of: exercise.task + exercise.contract.blocks))
    var files: [(name: String, text: String)] = []
    try addStarters(of: exercise, to: &files)
    let parts = files.enumerated().map { index, file in
      (index == 0 ? "" : "// file: \(file.name)\n") + file.text
    }
    emit(.next("%%check \(exercise.id.number)\n" + parts.joined(separator: "\n")))
  }

  private func exercise(_ query: String) throws(CommandFailure) -> Exercise {
    let catalogue = services.course.catalogue
    return try CourseFailure.translate {
      try catalogue.exercise(catalogue.exerciseName(for: query))
    }
  }

  /// Adds the starter files that the cell lacks.
  private func addStarters(
    of exercise: Exercise,
    to files: inout [(name: String, text: String)]
  ) throws(CommandFailure) {
    let known = Set(files.map(\.name))
    let added = try CourseFailure.translate {
      try exercise.files.filter { !known.contains($0) }.map { name in
        let path = "\(exercise.starter)/\(name)"
        return (name: name, text: try TextFile.read(path, remedy: "the exercise is incomplete"))
      }
    }
    files += added
  }
}
