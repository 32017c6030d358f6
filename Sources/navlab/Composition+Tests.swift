import AppBuilder
import AppTesting
import Foundation
import SceneModel
import SceneText
import Shell
import Terminal

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension Composition {
  /// Prints the names of the tests.
  ///
  /// - Parameters:
  ///   - path: The folder of the app.
  ///   - choices: The user's choices.
  /// - Throws: `CommandFailure` if there is no such folder, or there are no such tests.
  func listTests(in path: String, _ choices: TestChoices) throws {
    let folder = try AppTests.folder(path, choices.filter, files: files)
    output.write(folder.tests.map { Printable.line($0.name) + "\n" }.joined())
  }

  /// Builds an app and runs its tests.
  ///
  /// - Parameters:
  ///   - path: The folder of the app.
  ///   - project: The settings for reading and launching the app, whose files are in the folder.
  ///   - choices: The user's choices.
  /// - Returns: The exit code of the program.
  /// - Throws: `CommandFailure` if nothing can be tested, or a report cannot be written.
  func test(
    _ path: String,
    of project: AppProject,
    _ choices: TestChoices
  ) throws -> ExitStatus {
    let folder = try AppTests.folder(path, choices.filter, files: files)
    var project = project
    project.files = [folder.app]
    let builds = try builds()
    let app = try builds.buildApp(project)
    report(app.warnings)
    let tests = AppTests(builds: builds, files: files) {
      Double(DispatchTime.now().uptimeNanoseconds) / 1e9
    }
    let wantsCoverage = choices.coverage != nil || choices.leastPercent != nil
    let recorder = wantsCoverage ? CoverageRecorder() : nil
    let report = tests.run(
      folder.tests,
      of: project,
      app,
      jobs: choices.jobs,
      retries: choices.retries,
      recorder: recorder
    )
    try write(report, choices)
    var status = ExitStatus(rawValue: report.exitCode) ?? .internalFault
    if let recorder {
      let (coverage, graph) = recorder.coverage(of: try tests.map(of: project, app))
      try write(coverage, graph, of: app.name, choices)
      if let least = choices.leastPercent, coverage.percent < Double(least) {
        errors.write(
          SignedLine.signed(
            "the tests visit \(coverage.wholePercent)% of the navigation, less than the required \(least)%; "
              + "--coverage text shows what is missing\n"
          )
        )
        status = max(status, .fallsShort)
      }
    }
    return status
  }

  private func write(
    _ coverage: Coverage,
    _ graph: NavigationGraph,
    of app: String,
    _ choices: TestChoices
  ) throws {
    guard let format = choices.coverage else { return }
    if let text = try format.write(coverage, graph: graph, of: app) {
      return try write(text, to: choices.coverageFile)
    }
    let text = CoverageText(coverage, graph: graph)
    guard let file = choices.coverageFile else { return canvas.draw(text.lines(canvas.layout)) }
    let lines = text.lines(TextLayout()).map { $0.plain + "\n" }
    try write(lines.joined(), to: file)
  }

  /// Runs the tests of an app immediately, and again whenever a file is saved, until Ctrl-C.
  ///
  /// - Parameters:
  ///   - path: The folder of the app.
  ///   - project: The settings for reading and launching the app, whose files are in the folder.
  ///   - choices: The user's choices.
  /// - Throws: `CommandFailure` if there is no such folder, or there are no such tests.
  func watchTests(in path: String, of project: AppProject, _ choices: TestChoices) throws {
    let first = try AppTests.folder(path, choices.filter, files: files)
    var watched = project
    watched.files = [first.app]
    let builds = try builds()
    let interrupts = InterruptWatch { _exit(ExitStatus.success.rawValue) }
    defer { interrupts.cancel() }
    let watch = TestWatch(
      look: { [watched] in
        // A folder that cannot be listed now is reported when the tests run.
        let scripts = try? TestFolder(at: path, in: files.folder).scripts
        return TestWatch.Stamp(sources: builds.stamp(of: watched), scripts: scripts ?? [])
      },
      pause: { usleep(Self.watchMicroseconds) }
    )
    watch.run {
      do {
        _ = try test(path, of: project, choices)
      } catch {
        errors.write("\(ErrorReport(of: error).message)\n")
      }
      errors.write("watching \(path); press Ctrl-C to stop\n")
    }
  }

  /// The interval between two checks of the files, in microseconds.
  private static let watchMicroseconds: UInt32 = 200_000

  private func write(_ report: TestReport, _ choices: TestChoices) throws {
    if let file = choices.junit { try write(TestJUnit(report).text, to: file) }
    if let text = try choices.format.write(report) { return output.write(text) }
    let text = TestText(canvas.layout)
    let lines = report.results.flatMap(text.lines) + text.summary(of: report)
    // Another program reads the coverage, and a user reads these lines.
    let isForPrograms =
      choices.coverageFile == nil && choices.coverage != nil && choices.coverage != .text
    guard isForPrograms else { return canvas.draw(lines) }
    errors.write(lines.map { $0.plain + "\n" }.joined())
  }
}
