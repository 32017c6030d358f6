package import LineEditing

/// A conversation with a person: it reads a line, carries it out, shows what came of it, and again.
package struct Repl {
  private let commands: any CommandRunning
  private let canvas: Canvas

  /// Prepares a conversation.
  ///
  /// - Parameters:
  ///   - commands: What carries out the lines.
  ///   - canvas: Where the answers are drawn.
  package init(commands: any CommandRunning, canvas: Canvas) {
    self.commands = commands
    self.canvas = canvas
  }

  /// Talks until the person leaves.
  ///
  /// Whatever goes wrong with a line, the conversation goes on. Lines that were pasted behind a line
  /// that failed are dropped.
  ///
  /// - Parameter reader: Where the lines come from.
  /// - Throws: `LineReadingError` when the terminal cannot be read any more.
  package func run(
    reading reader: inout some LineReader
  ) throws(LineReadingError) {
    let prompts = PlacePrompt(layout: canvas.layout, style: canvas.style)
    var number = 0
    while true {
      let prompt = prompts.prompt(at: commands.place)
      let input = try reader.readLine(prompt: prompt, completion: commands.completions)
      switch input {
      case .end: return
      case .interrupted: reader.dropPendingLines()
      case .line(let line):
        number += 1
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
}
