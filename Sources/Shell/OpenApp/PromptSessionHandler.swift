import AppSession
package import Script

/// The part of the prompt that runs commands about the session itself.
package final class PromptSessionHandler: SessionHandler {
  let live: LiveApp
  let builds: BuildEnvironment
  let files: UserFiles
  let store: SettingsStore
  /// The project of the open app.
  var project: AppProject
  /// The path of the running shared library, which distinguishes a new build from an unchanged one.
  var image: String
  /// The transcript that is being written, or nil if there is none.
  var recording: Recording?
  /// The watch for saved files, or nil if it is off.
  var sourceWatch: SourceWatch?
  /// The steps that the last reload skipped, or nil if it skipped none.
  var leftOver: LeftOver?
  /// The confirmed expectations, keyed by the id of the preceding step.
  var confirmations: [Int: [String]] = [:]
  /// The remarks from background work.
  package let remarks = Remarks()
  /// A closure that interrupts the wait for the user's next line when there is news.
  package var wake: @Sendable () -> Void = {}

  /// Commands that failed with one build and will be tried with the next.
  struct LeftOver {
    /// The titles of the completed steps at the time of the failure.
    var history: [String]
    var steps: [Step]
  }

  /// Creates a session handler for an open app.
  ///
  /// - Parameters:
  ///   - live: The running app.
  ///   - project: The project of the app.
  ///   - image: The running shared library.
  ///   - builds: The builder of apps.
  ///   - files: The user's files.
  ///   - store: The user's settings.
  package init(
    live: LiveApp,
    project: AppProject,
    image: String,
    builds: BuildEnvironment,
    files: UserFiles,
    store: SettingsStore
  ) {
    self.live = live
    self.project = project
    self.image = image
    self.builds = builds
    self.files = files
    self.store = store
  }

  /// Returns the source of the open app.
  ///
  /// - Parameter rows: The number of the terminal's rows, if it is known.
  /// - Returns: The source, which follows the open app.
  package func source(rows: @escaping () -> Int?) -> CodePages {
    CodePages(rows: rows) { [unowned self] in try builds.sources(project.files) }
  }

  package var settings: Settings { store.settings }

  package func script(at file: String, for asking: String?) throws(Failure) -> Script {
    try files.script(at: file, for: asking)
  }
}
