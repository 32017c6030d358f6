package import LineEditing
import SceneText

/// A lesson that is read through a pipe or from a file: every line is an answer, a command, or
/// blank to continue.
package struct LessonDialogue {
  private let commands: any CommandRunning
  private let canvas: TextCanvas

  /// Prepares a dialogue.
  ///
  /// - Parameters:
  ///   - commands: What carries out the lines: the lesson, or what it stands in.
  ///   - canvas: Where it is written, each line before what came of it.
  package init(commands: any CommandRunning, canvas: TextCanvas) {
    self.commands = commands
    self.canvas = canvas
  }

  /// Plays the lesson; reports lines that fail, and then continues.
  ///
  /// - Parameters:
  ///   - first: The first line.
  ///   - reader: Where the further lines come from.
  ///   - start: Begins the lesson.
  /// - Throws: `CommandFailure` when the app does not start, or the lines cannot be read.
  package func run(
    _ first: String,
    reading reader: inout some LineReader,
    start: () -> CommandReport
  ) throws(CommandFailure) {
    let beginning = start()
    canvas.draw(beginning)
    if case .failed(let fault) = beginning.outcome {
      throw CommandFailure(fault.status, saying: "\(fault.message)")
    }
    if beginning.outcome == .quit { return }
    var line: String? = first
    var number = 0
    while let present = line {
      number += 1
      canvas.draw([StyledText("❯ ", .focus) + StyledText(Printable.line(present))])
      let report = commands.run(present, number: number)
      canvas.draw(report)
      if case .failed(let fault) = report.outcome { canvas.draw(fault, in: present) }
      if report.outcome == .quit { return }
      line = try Self.line(from: &reader, number: number + 1)
    }
  }

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - reader: Where it comes from.
  ///   - number: Its number.
  /// - Returns: The line, or nil at the end.
  /// - Throws: `CommandFailure` when it cannot be read.
  package static func line(
    from reader: inout some LineReader,
    number: Int
  ) throws(CommandFailure) -> String? {
    do throws(LineReadingError) {
      switch try reader.readLine(prompt: Prompt(""), completion: { _ in .none }) {
      case .line(let line): return line
      case .interrupted, .called, .end: return nil
      }
    } catch {
      throw CommandFailure(.misuse, error.message(in: "<stdin>", line: number))
    }
  }
}
