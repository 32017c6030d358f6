/// A lesson that is played from beginning to end without a reader.
package struct LessonRecital {
  private let player: LessonPlayer
  private let canvas: TextCanvas

  /// Creates a recital of a lesson.
  ///
  /// - Parameters:
  ///   - player: The lesson, at its beginning.
  ///   - canvas: The canvas to write on.
  package init(player: LessonPlayer, canvas: TextCanvas) {
    self.player = player
    self.canvas = canvas
  }

  /// Plays all steps of the lesson.
  ///
  /// - Throws: `CommandFailure` if the app does not start, or a command's output differs from the lesson.
  package func run() throws(CommandFailure) {
    var report = player.begin()
    var number = 0
    while true {
      canvas.draw(report)
      if case .failed(let fault) = report.outcome {
        throw CommandFailure(fault.status, saying: "\(fault.message)")
      }
      guard !player.isFinished else { break }
      number += 1
      report = player.run("", number: number)
    }
    guard player.differences == 0 else {
      let count = player.differences
      throw CommandFailure(
        .fallsShort,
        saying:
          "\(count) command\(count == 1 ? "" : "s") printed something different from the lesson"
      )
    }
  }
}
