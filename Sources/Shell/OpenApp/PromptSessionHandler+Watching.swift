package import AppBuilder
import SceneText
package import Script

extension PromptSessionHandler {
  package func watch(
    _ isOn: Bool,
    in interpreter: Interpreter
  ) throws(Failure) -> CommandResult {
    guard isOn else {
      guard sourceWatch != nil else { throw .refused("nothing is being watched") }
      sourceWatch = nil
      return CommandResult([StyledText("no longer watching", .secondary)])
    }
    guard interpreter.isInteractive else {
      throw .refused("'watch' works only at the prompt; in a script, use 'reload'")
    }
    sourceWatch = makeWatch()
    let names = project.files.map(Printable.line).joined(separator: ", ")
    let note = interpreter.layout.paragraph(
      "watching \(names); to stop, type: watch off",
      style: .secondary,
      indent: 2
    )
    // Files that were saved earlier also count as news.
    let app = try build(project)
    guard app.image != image else { return CommandResult(note) }
    var result = try change(to: app, in: interpreter)
    result.lines = note + result.lines
    return result
  }

  /// A Boolean value that indicates whether there are remarks or results of building saved files.
  var hasNews: Bool { !remarks.isEmpty || sourceWatch?.rebuilder.hasNews == true }

  /// Returns new remarks or the result of building saved files, or nil if there is nothing new.
  ///
  /// - Parameter interpreter: The interpreter that drives the app.
  /// - Returns: The output to show, or nil if there is no news.
  /// - Throws: The `Failure` of files that do not compile, or of a command that no longer works.
  func news(in interpreter: Interpreter) throws(Failure) -> CommandResult? {
    let found = remarks.take()
    guard found.isEmpty else { return CommandResult(found) }
    switch sourceWatch?.rebuilder.takeNews() {
    case nil: return nil
    case .failure(let error): throw Self.failure(of: error)
    case .success(let app):
      guard app.image != image else { return nil }
      return try change(to: app, in: interpreter)
    }
  }

  /// Records the current build, and restarts any watch for saved files.
  func adopt(image: String) {
    self.image = image
    guard sourceWatch != nil else { return }
    sourceWatch = makeWatch()
  }

  private func makeWatch() -> SourceWatch {
    let builds = builds
    let rebuilder = SourceRebuilder(
      withChoices(project),
      build: { project in
        do throws(CommandFailure) {
          return .success(try builds.buildApp(project))
        } catch {
          return .failure(error)
        }
      },
      stamp: { builds.stamp(of: $0) }
    )
    return SourceWatch(rebuilder, wake: wake)
  }
}

extension BuildEnvironment {
  /// Returns the current state of an app's files.
  ///
  /// - Parameter project: The app.
  /// - Returns: The current state of the files.
  package func stamp(of project: AppProject) -> SourceStamp {
    SourceStamp(of: request(for: project.files, choices: project.choices))
  }
}
