import AppSession
package import Script

/// The prompt's answer to commands about the session itself; see the extensions for what it does.
package final class Desk: SessionDesk {
  let live: LiveApp
  let workbench: Workbench
  let files: UserFiles
  let store: SettingsStore
  /// The project of the open app.
  var project: AppProject
  /// The shared library that runs, to tell a new build from the same again.
  var image: String
  /// The transcript that is being written, if any.
  var recording: Recording?
  /// The watch for saved files, if there is one.
  var sourceWatch: SourceWatch?
  /// The steps that the last reload has left out.
  var leftOver: LeftOver?
  /// The confirmed expectations, by the number of commands before them.
  var confirmations: [Int: [String]] = [:]
  /// The remarks that have been found beside the conversation.
  package let remarks = Remarks()
  /// Wakes whoever waits for the person's next line, because there is something to tell.
  package var wake: @Sendable () -> Void = {}

  /// Commands that a build could not do, to be tried with the next one.
  struct LeftOver {
    /// The history at that time; once it is another one, the person has moved on.
    var history: [String]
    var steps: [Step]
  }

  /// Opens a desk.
  ///
  /// - Parameters:
  ///   - live: The app that runs.
  ///   - project: What the app is made of.
  ///   - image: The shared library that runs.
  ///   - workbench: Where files become apps.
  ///   - files: The person's files.
  ///   - store: The person's settings.
  package init(
    live: LiveApp,
    project: AppProject,
    image: String,
    workbench: Workbench,
    files: UserFiles,
    store: SettingsStore
  ) {
    self.live = live
    self.project = project
    self.image = image
    self.workbench = workbench
    self.files = files
    self.store = store
  }

  /// The source of the app that is open.
  ///
  /// - Parameter rows: How many rows the terminal has, if it is known.
  /// - Returns: Where it is shown from, also after another app was opened.
  package func source(rows: @escaping () -> Int?) -> CodeShelf {
    CodeShelf(rows: rows) { [unowned self] in try workbench.sources(project.files) }
  }

  package var settings: Settings { store.settings }

  package func script(at file: String, for asking: String?) throws(Failure) -> Script {
    let path = try files.path(of: file, besides: asking)
    do throws(ScriptError) {
      let source = try ScriptSource(contentsOf: files.absolute(path), name: path)
      guard !source.isTranscript else {
        throw ScriptError(
          "this is a transcript; 'navlab run' with '--script' compares it with what happens now",
          at: SourcePosition(file: path)
        )
      }
      return try Script(source)
    } catch {
      throw .elsewhere(.misuse(error), at: error.position)
    }
  }
}
