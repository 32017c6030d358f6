package import LineEditing
import SceneText

/// A lesson that reads lines from a pipe or file, each of which is an answer, a command or blank.
package struct LessonDialogue {
  private let commands: any CommandRunning
  private let canvas: TextCanvas

  /// Creates a dialogue that runs commands and draws on a canvas.
  ///
  /// - Parameters:
  ///   - commands: The runner of the lines: the lesson, or the prompt around it.
  ///   - canvas: The canvas to write on, with each line above its result.
  package init(commands: any CommandRunning, canvas: TextCanvas) {
    self.commands = commands
    self.canvas = canvas
  }

  /// Plays the lesson, and continues after lines that fail.
  ///
  /// - Parameters:
  ///   - first: The first line.
  ///   - reader: The source of the further lines.
  ///   - start: A closure that begins the lesson.
  /// - Throws: `CommandFailure` if the app does not start, or the lines cannot be read.
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

  /// Returns the next line, or nil at the end of the input.
  ///
  /// - Parameters:
  ///   - reader: The source of the lines.
  ///   - number: The number of the line.
  /// - Returns: The line, or nil at the end.
  /// - Throws: `CommandFailure` if it cannot be read.
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
