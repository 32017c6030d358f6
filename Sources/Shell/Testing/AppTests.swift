package import AppBuilder
import AppSession
package import AppTesting
import Script

/// A runner that finds the tests of an app, builds the app once, and runs the tests in parallel.
package struct AppTests {
  private let builds: BuildEnvironment
  private let files: UserFiles
  private let clock: @Sendable () -> Double

  /// Creates a runner of tests.
  ///
  /// - Parameters:
  ///   - builds: The builder of the app.
  ///   - files: The user's files, to which the names of scripts belong.
  ///   - clock: A closure that returns the time, in seconds since an arbitrary moment.
  package init(builds: BuildEnvironment, files: UserFiles, clock: @escaping @Sendable () -> Double)
  {
    self.builds = builds
    self.files = files
    self.clock = clock
  }

  /// Returns the tests in a folder that match a filter.
  ///
  /// - Parameters:
  ///   - path: The folder, as the user names it.
  ///   - filter: The filter for the tests.
  ///   - files: The user's files.
  /// - Returns: The folder, with the chosen tests.
  /// - Throws: `CommandFailure` if there is no such folder, or it contains no such tests.
  package static func folder(
    _ path: String,
    _ filter: TestFilter,
    files: UserFiles
  ) throws(CommandFailure) -> TestFolder {
    var folder: TestFolder
    do {
      folder = try TestFolder(at: files.expandedPath(path), in: files.folder)
    } catch {
      throw CommandFailure(.misuse, "\(error)")
    }
    guard !folder.tests.isEmpty else {
      throw CommandFailure(
        .misuse,
        "\(path): there is no test here; write one, such as \(TestFolder.name)/first.nav with the line: "
          + "expect screen \"Home\""
      )
    }
    let named = filter.named(folder.tests)
    guard !named.isEmpty else {
      throw CommandFailure(
        .misuse,
        "\(path): none of the \(folder.tests.count) tests has a matching name; --list shows the names"
      )
    }
    folder.tests = filter.ofShare(named)
    return folder
  }

  /// Runs tests of an app in parallel.
  ///
  /// - Parameters:
  ///   - tests: The tests.
  ///   - project: The app.
  ///   - app: The built app.
  ///   - jobs: The number of tests that run in parallel.
  ///   - retries: The maximum number of repetitions of a test until it passes.
  ///   - recorder: A recorder that receives each finished test, or nil if no coverage is needed.
  ///   - take: A closure called with each result.
  /// - Returns: The results.
  package func run(
    _ tests: [TestScript],
    of project: AppProject,
    _ app: BuiltApp,
    jobs: Int,
    retries: Int,
    recorder: CoverageRecorder? = nil,
    take: (TestResult) -> Void = { _ in }
  ) -> TestReport {
    var launch = AppLaunch(app, of: project)
    // No reader waits for a test that sleeps for an hour.
    launch.limits = AppLaunch.Limits()
    let code = builds.code(of: app)
    let start = clock()
    let round = TestRound(tests, jobs: jobs, retries: retries) { [launch, clock, files] in
      AppTestExecutor(
        launch: launch,
        library: app.library,
        code: code,
        seconds: clock,
        visit: { recorder?.note($1) }
      ) { file, asking throws(Failure) in
        try files.script(at: file, for: asking)
      }
    }
    let results = round.run(take: take)
    return TestReport(app: app.name, results: results, seconds: max(0, clock() - start))
  }

  /// Returns a map of the navigation that an app's source declares.
  ///
  /// - Parameters:
  ///   - project: The app.
  ///   - app: The built app.
  /// - Returns: The navigation that the app can show.
  /// - Throws: `CommandFailure` if a file cannot be read.
  package func map(of project: AppProject, _ app: BuiltApp) throws(CommandFailure) -> SourceMap {
    SourceMap(
      try builds.sources(project.files, choices: project.choices),
      schemes: app.urlSchemes
    )
  }
}

extension UserFiles {
  /// Returns a path with the home folder in place of a leading `~`.
  fileprivate func expandedPath(_ path: String) -> String {
    path.hasPrefix("~/") ? expanded(path) : path
  }
}
