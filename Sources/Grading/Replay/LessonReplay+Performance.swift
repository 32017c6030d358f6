import AppSession
package import Course
import Script

extension LessonReplay {
  /// Plays a lesson and returns its results.
  ///
  /// Tasks are done in the author's way, as for a learner who skips them.
  ///
  /// - Parameter lesson: The lesson.
  /// - Returns: The output of each command, and the state of the app afterwards.
  /// - Throws: `ContentError` if a cell is not a transcript, and `BuildError` if the app is
  ///   missing.
  package func perform(_ lesson: Lesson) throws -> LessonPerformance {
    let (interpreter, session) = try interpreter(for: lesson)
    defer { session.close() }
    var scenes: [Int: [LessonPerformance.Scene]] = [:]
    for (line, inputs) in try lesson.scripts() {
      scenes[line] = inputs.map { input in
        let output = interpreter.styledOutput(of: input)
        return LessonPerformance.Scene(
          input: input,
          output: output,
          snapshot: interpreter.driver.snapshot
        )
      }
    }
    return LessonPerformance(
      lesson: lesson,
      source: try TextFile.read(lesson.app, remedy: "add it, because a lesson needs an app"),
      scenes: scenes
    )
  }
}

extension Lesson {
  /// Returns the commands of each cell, with the cell's first line, in reading order.
  fileprivate func scripts() throws(ContentError) -> [(line: Int, inputs: [String])] {
    var scripts: [(line: Int, inputs: [String])] = []
    for block in blocks {
      switch block {
      case .transcript(let cell): scripts.append((cell.line, try inputs(of: cell)))
      case .prediction(let prediction):
        scripts.append((prediction.cell.line, try inputs(of: prediction.cell)))
      case .task(let task): scripts.append((task.line, task.commands.map(\.text)))
      default: break
      }
    }
    return scripts
  }

  private func inputs(of cell: NavCell) throws(ContentError) -> [String] {
    try Transcript(cell, in: self).exchanges.map(\.input)
  }
}
