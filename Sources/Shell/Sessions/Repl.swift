package import LineEditing
import SceneText
import Script
package import Terminal

/// A loop that reads a user's line, runs it and shows the result.
package struct Repl {
  private let commands: any CommandRunning
  private var canvas: TextCanvas
  private let profile: () -> DisplayProfile

  /// Creates a loop for a user at a terminal.
  ///
  /// - Parameters:
  ///   - commands: The commands that run the lines.
  ///   - canvas: The canvas for the answers.
  ///   - profile: A closure that returns the current capabilities of the terminal, which the user may change at any
  ///     time.
  package init(
    commands: any CommandRunning,
    canvas: TextCanvas,
    profile: @escaping () -> DisplayProfile
  ) {
    self.commands = commands
    self.canvas = canvas
    self.profile = profile
  }

  /// Repeats the loop until the user leaves.
  ///
  /// A failed line does not end the conversation. The remaining lines of a pasted text are dropped after a failure.
  ///
  /// - Parameter reader: The source of the lines.
  /// - Throws: `LineReadingError` if the terminal can no longer be read.
  package mutating func run(
    reading reader: inout some LineReader
  ) throws(LineReadingError) {
    var number = 0
    while true {
      followWindow()
      tellNews()
      let prompts = PlacePrompt(layout: canvas.layout, style: canvas.style)
      let prompt = prompts.prompt(at: commands.place)
      switch try read(&reader, prompt) {
      case .end:
        // The end of the input has the effect of `quit`, which may only leave a lesson or a round of questions.
        number += 1
        let report = commands.run(QuitCommand.word, number: number)
        canvas.draw(report)
        guard report.outcome == .done else { return }
        reader.dropPendingLines()
      case .called: break
      case .interrupted: reader.dropPendingLines()
      case .line(let line):
        number += 1
        followWindow()
        let report = commands.run(line, number: number)
        canvas.draw(report)
        switch report.outcome {
        case .quit: return
        case .failed(let fault):
          canvas.draw(fault, in: line)
          reader.dropPendingLines()
        case .nothing, .done: break
        }
      }
    }
  }

  /// Reads a line, reporting and skipping lines that are not valid text.
  private func read(
    _ reader: inout some LineReader,
    _ prompt: Prompt
  ) throws(LineReadingError) -> LineInput {
    while true {
      do {
        return try reader.readLine(prompt: prompt, completion: commands.completions)
      } catch {
        guard let complaint = error.complaint else { throw error }
        canvas.draw(complaint, in: "")
        reader.dropPendingLines()
      }
    }
  }

  private func tellNews() {
    guard let news = commands.news() else { return }
    canvas.draw(news)
    if case .failed(let fault) = news.outcome { canvas.draw(fault, in: "") }
  }

  private mutating func followWindow() {
    canvas.follow(profile())
    commands.layout = canvas.layout
  }
}
