import AppBuilder
import AppSession
import Course
import SceneText
import Script
import Terminal

/// A stage that plays scripts as if a user typed them, and records the visible output.
struct TranscriptStage {
  let script: TranscriptScript
  let app: BuiltApp
  let builds: BuildEnvironment

  /// Plays the script in all forms, and returns the recording and the faults found.
  ///
  /// - Returns: The commands with their answers, and the parts that a terminal could not show.
  /// - Throws: An error if there is no space for the script's files.
  func play() throws -> (recording: String, faults: [String]) {
    let texts = try TranscriptForm.all.map { (form: $0, text: try text(in: $0)) }
    let recording = texts.map { "== \($0.form.title)\n\n\($0.text)" }.joined(separator: "\n")
    return (recording, texts.flatMap { faults(of: $0.text, in: $0.form) })
  }

  private func faults(of text: String, in form: TranscriptForm) -> [String] {
    text.split(separator: "\n").compactMap { line in
      guard !line.hasPrefix("> ") else { return nil }
      let fault = form.fault(
        in: String(line),
        isWide: script.isWide,
        hasLetters: script.hasLetters
      )
      return fault.map {
        "\(script.path): \(form.title): the line \($0): \(line)"
      }
    }
  }

  private func text(in form: TranscriptForm) throws -> String {
    let output = RecordedOutput()
    let canvas = TextCanvas(
      output: output,
      profile: form.profile,
      invocation: Invocation().atPrompt
    )
    let session = AppSession(launch: AppLaunch(app), code: builds.code(of: app))
    let live = LiveApp(name: app.name, session: session)
    defer { live.session.close() }
    let scratch = try TranscriptScratch(apps: script.apps)
    let handler = PromptSessionHandler(
      live: live,
      project: AppProject(files: [script.app]),
      image: app.image,
      builds: builds.moved(to: scratch.path),
      files: UserFiles(folder: scratch.path, home: nil),
      store: SettingsStore()
    )
    let base = AppCommands(
      live: live,
      layout: canvas.layout,
      isTyped: true,
      handler: handler,
      faults: builds.faults
    )
    let commands = CourseCommands(base: base, services: course(in: scratch, session.interruption))
    base.guide = commands
    base.source = handler.source(rows: { nil })
    _ = base.launch()
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

  /// Returns the services of a course for learners who have just begun it.
  private func course(
    in scratch: TranscriptScratch,
    _ interruption: Interruption
  ) -> CourseCommands.Services {
    let catalogue = Catalogue(path: script.course)
    return CourseCommands.Services(
      catalogue: catalogue,
      builds: builds,
      interruption: interruption,
      perform: { throw CommandFailure(.misuse, "\($0.name) cannot be performed in a transcript") },
      rows: { nil },
      actions: { layout in
        CourseActions(
          catalogue: catalogue,
          workspace: Workspace(path: scratch.path),
          progressFile: ProgressFile(path: "\(scratch.path)/progress.json"),
          layout: layout,
          spelling: .prompt
        )
      }
    )
  }
}
