import AppBuilder
import AppSession
import AppTesting
import Foundation
import SceneText
import Script
import Shell
import Terminal

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension Composition {
  /// Lets a user control an app, and writes a test from the user's commands.
  ///
  /// - Parameters:
  ///   - name: The name of the test.
  ///   - project: The settings for reading and launching the app, whose files are in the folder.
  ///   - path: The folder of the app.
  ///   - replaces: Whether to replace an existing test.
  /// - Throws: `CommandFailure` if there is no app, the test cannot be written, or it fails when it is repeated.
  func record(
    _ name: String,
    of project: AppProject,
    in path: String,
    replacing replaces: Bool
  ) throws {
    let folder: TestFolder
    do {
      folder = try TestFolder(at: path, in: files.folder)
    } catch {
      throw CommandFailure(.misuse, "\(error)")
    }
    let file = "\(folder.place)/\(name).nav"
    let absolute = files.absolute(file)
    // A user who has typed for an hour must not find out only then.
    if !replaces, FileManager.default.fileExists(atPath: absolute) {
      throw CommandFailure(
        .misuse,
        "\(file) exists already; choose another name, or replace it with --force"
      )
    }
    var project = project
    project.files = [folder.app]
    let builds = try builds()
    let app = try builds.buildApp(project)
    report(app.warnings)
    let session = AppSession(
      launch: AppLaunch(app, of: project),
      code: builds.code(of: app),
      startDate: AppTestExecutor.startDate
    )
    let live = LiveApp(name: app.name, session: session)
    defer { live.session.close() }
    let isTyped = isatty(STDIN_FILENO) == 1
    let handler = PromptSessionHandler(
      live: live,
      project: project,
      image: app.image,
      builds: builds,
      files: files,
      store: isTyped ? settings : SettingsStore()
    )
    if isTyped {
      errors.write(
        "recording the test '\(name)'; to end the recording, type 'quit' or press Ctrl-D\n"
      )
      try talk(about: live, of: project, at: handler, with: builds)
    } else {
      try play(nil, with: live, at: handler, of: project, ScriptInput())
    }
    let test = handler.recordedTest
    guard test.commandCount > 0 else {
      throw CommandFailure(
        .misuse,
        saying: "you did nothing in the app, so there is no test to write"
      )
    }
    try write(test, to: file, replacing: replaces)
    let script = TestScript(name: name, file: file, path: absolute)
    let tests = AppTests(builds: builds, files: files) {
      Double(DispatchTime.now().uptimeNanoseconds) / 1e9
    }
    let result = tests.run([script], of: project, app, jobs: 1, retries: 0)
    let text = TestText(canvas.layout)
    canvas.draw(result.results.flatMap(text.lines) + text.summary(of: result))
    guard result.exitCode == 0 else {
      throw CommandFailure(
        .fallsShort,
        saying: "\(file) fails when NavLab runs it again; look at the failing line above"
      )
    }
  }

  private func write(
    _ test: RecordedTest,
    to file: String,
    replacing replaces: Bool
  ) throws {
    do {
      let folder = URL(filePath: files.absolute(file)).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try files.write(test.text, to: file, replacing: replaces)
    } catch let failure as Failure {
      throw CommandFailure(.misuse, failure.message)
    } catch {
      throw CommandFailure(.misuse, "\(file) cannot be written; check the folder's permissions")
    }
    let commands = "\(test.commandCount) command\(test.commandCount == 1 ? "" : "s")"
    let count = test.expectationCount
    canvas.draw([
      StyledText(
        "\(Printable.line(file)): \(commands), \(count) expectation\(count == 1 ? "" : "s")",
        .success
      )
    ])
  }
}
