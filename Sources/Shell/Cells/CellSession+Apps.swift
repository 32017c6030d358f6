import AppBuilder
import AppSession
import Course
import Foundation
import Publishing
import SceneText

extension CellSession {
  /// Returns the open app, or opens and returns the tour if no app is open.
  func current() throws(CommandFailure) -> OpenApp {
    if let app { return app }
    let app = try services.builds.buildApp([services.tour])
    return try open(app, files: [services.tour])
  }

  /// Opens the app that an `%%app` cell contains as code or refers to by name.
  func open(_ cell: Cell) throws(CommandFailure) {
    guard cell.isBare else { return try openCode(of: cell) }
    guard !cell.argument.isEmpty else {
      throw CommandFailure(
        .misuse,
        saying: "there is no code below %%app; write your app, or name a lesson, as in: %%app 1"
      )
    }
    try open(named: cell.argument)
    showApp()
  }

  /// Compiles the code in a cell, and starts the resulting app.
  private func openCode(of cell: Cell) throws(CommandFailure) {
    let named = cell.argument.hasSuffix(".swift") ? cell.argument : "App.swift"
    let files = try cell.files(beginningWith: named)
    let folder = try Self.folder(with: files)
    var request = services.builds.request(for: files.map { "\(folder.path)/\($0.name)" })
    for file in files { request.names["\(folder.path)/\(file.name)"] = file.name }
    let app = try services.builds.buildApp(request, iOSVersion: nil)
    _ = try open(app, files: request.files, folder: folder)
    showApp()
  }

  /// Opens the app of a lesson, file or folder.
  private func open(named name: String) throws(CommandFailure) {
    let catalogue = services.course.catalogue
    let path = services.files.absolute(name)
    // A notebook may be next to its app, even if the app is from a course that is not installed.
    let beside = [path, "\(path).swift"].first { FileManager.default.fileExists(atPath: $0) }
    let lesson: Lesson? = try CourseFailure.translate {
      do {
        return try catalogue.lesson(catalogue.lessonName(for: name))
      } catch let error as UnknownItem {
        guard beside != nil else { throw error }
        return nil
      }
    }
    let source = services.files.absolute(lesson?.app ?? beside ?? path)
    var request = services.builds.request(for: [source])
    // The compiler's messages about a lesson's app do not depend on NavLab's location.
    if lesson != nil { request.names[source] = "App.swift" }
    let app = try services.builds.buildApp(request, iOSVersion: nil)
    _ = try open(app, files: [source], lesson: lesson)
  }

  /// Starts an app in place of the open one.
  private func open(
    _ built: BuiltApp,
    files: [String],
    lesson: Lesson? = nil,
    folder: TemporaryFolder? = nil
  ) throws(CommandFailure) -> OpenApp {
    let builds = services.builds
    let project = AppProject(files: files)
    let session = AppSession(
      launch: AppLaunch(built, of: project),
      code: builds.code(of: built),
      interruption: services.interruption
    )
    let live = LiveApp(name: built.name, session: session)
    let handler = PromptSessionHandler(
      live: live,
      project: project,
      image: built.image,
      builds: builds,
      files: services.files,
      store: SettingsStore()
    )
    let commands = AppCommands(
      live: live,
      layout: layout,
      isTyped: true,
      handler: handler,
      faults: builds.faults
    )
    let guide = CourseCommands(base: commands, services: services.course)
    commands.guide = guide
    commands.source = handler.source(rows: { nil })
    app?.live.session.close()
    let opened = OpenApp(
      commands: commands,
      live: live,
      guide: guide,
      lesson: lesson,
      folder: folder
    )
    app = opened
    shown = nil
    task = nil
    for warning in built.warnings { show(warning.lines, as: .stderr) }
    let report = commands.launch()
    show(CommandReportText(report: report, layout: layout).console)
    if case .failed(let fault) = report.outcome {
      throw CommandFailure(fault.status, fault.message)
    }
    return opened
  }

  /// Creates a temporary folder with the files of a cell.
  static func folder(
    with files: [(name: String, text: String)]
  ) throws(CommandFailure) -> TemporaryFolder {
    do {
      let folder = try TemporaryFolder(for: "cell")
      for file in files {
        try WholeFile(path: "\(folder.path)/\(file.name)").write(file.text, replacing: true)
      }
      return folder
    } catch {
      throw CommandFailure(.misuse, saying: "the cell cannot be saved for the compiler: \(error)")
    }
  }
}

extension CompilerDiagnostic {
  fileprivate var lines: [StyledText] {
    text.split(separator: "\n").map { StyledText(Printable.line(String($0)), .warning) }
  }
}
