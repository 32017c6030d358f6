import AppBuilder
import AppSession
import SceneText
import Script
import Terminal

/// Plays scripts as if a person typed them, and writes down what they would see.
struct TranscriptStage {
  let script: TranscriptScript
  let app: BuiltApp

  /// Plays the script in all forms.
  ///
  /// - Returns: The commands and their answers, as they are kept, and what a terminal could not show of them.
  func play() -> (recording: String, faults: [String]) {
    let texts = TranscriptForm.all.map { (form: $0, text: text(in: $0)) }
    let recording = texts.map { "== \($0.form.title)\n\n\($0.text)" }.joined(separator: "\n")
    return (recording, texts.flatMap { faults(of: $0.text, in: $0.form) })
  }

  private func faults(of text: String, in form: TranscriptForm) -> [String] {
    text.split(separator: "\n").compactMap { line in
      guard !line.hasPrefix("> ") else { return nil }
      return form.fault(in: String(line), isWide: script.isWide).map {
        "\(script.path): \(form.title): the line \($0): \(line)"
      }
    }
  }

  private func text(in form: TranscriptForm) -> String {
    let output = RecordedOutput()
    let canvas = Canvas(output: output, profile: form.profile)
    let session = AppSession(launch: AppLaunch(app))
    defer { session.close() }
    let commands = AppCommands(app: app.name, session: session, layout: canvas.layout)
    _ = commands.launch()
    for (index, line) in script.lines.enumerated() {
      output.write("> \(line)\n")
      let report = commands.run(line, number: index + 1)
      canvas.draw(report)
      switch report.outcome {
      case .failed(let fault): canvas.draw(fault, in: line)
      case .quit: output.write("(left)\n")
      case .nothing, .done: break
      }
    }
    return output.text
  }
}
