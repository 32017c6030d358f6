package import AppSession
import Course
import Publishing
package import SceneText
import Script

/// A session that runs a notebook's cells and sends their output.
///
/// A cell is a list of commands, or begins with a word such as `%%app`. The first command opens an app: the tour,
/// unless a cell has opened another one.
package final class CellSession {
  let services: Services
  /// A closure that receives each event while a cell runs, in order.
  let emit: (CellEvent) -> Void
  /// A closure that asks the user a question and returns the answer, or nil if there is no user.
  let ask: (String) -> String?
  /// The open app, or nil if none is open.
  var app: OpenApp?
  /// The latest drawing, which is not shown twice in a row, or nil if there is none.
  var shown: AppPicture?
  /// The number of the last checked task and the count of its hints shown, or nil before the first check.
  var task: (number: Int, hints: Int)?

  let layout: TextLayout

  /// The services that a session depends on.
  package struct Services {
    /// The environment that builds apps for the folder of the notebook.
    package var builds: BuildEnvironment
    /// The user's files.
    package var files: UserFiles
    /// The interruption that stops the running action.
    package var interruption: Interruption
    /// The services for commands about the course.
    package var course: CourseCommands.Services
    /// The path of the source file for the app that opens by default.
    package var tour: String

    /// Creates a set of services.
    ///
    /// - Parameters:
    ///   - builds: The builder of apps, for the folder of the notebook.
    ///   - files: The user's files.
    ///   - interruption: The interruption of the running action.
    ///   - course: The services for commands about the course.
    ///   - tour: The path of the source of the app that opens by default.
    package init(
      builds: BuildEnvironment,
      files: UserFiles,
      interruption: Interruption,
      course: CourseCommands.Services,
      tour: String
    ) {
      self.builds = builds
      self.files = files
      self.interruption = interruption
      self.course = course
      self.tour = tour
    }
  }

  /// An app that cells control.
  struct OpenApp {
    let commands: AppCommands
    let live: LiveApp
    /// The commands about the course, which keep their own state.
    let guide: CourseCommands
    /// The lesson that the app belongs to, or nil if there is none.
    let lesson: Lesson?
    /// The folder with the code of the cell, or nil if the app comes from elsewhere.
    let folder: TemporaryFolder?
  }

  /// Creates a session without building anything.
  ///
  /// - Parameters:
  ///   - services: The services that do the work.
  ///   - layout: The layout width and character set.
  ///   - emit: A closure called with each event while a cell runs, in order.
  ///   - ask: A closure that asks the user a question, or nil if there is no user to answer.
  package init(
    services: Services,
    layout: TextLayout = TextLayout(),
    emit: @escaping (CellEvent) -> Void,
    ask: @escaping (String) -> String? = { _ in nil }
  ) {
    self.services = services
    // The reader of the answers writes further commands into cells.
    var layout = layout
    layout.invocation = layout.invocation.atPrompt
    self.layout = layout
    self.emit = emit
    self.ask = ask
  }

  deinit { app?.live.session.close() }

  /// Runs a cell, and returns the exit code.
  ///
  /// - Parameter source: The text of the cell.
  /// - Returns: The exit code: success if every line succeeded.
  package func run(_ source: String) -> ExitStatus {
    do throws(CommandFailure) {
      let cell = try Cell(source)
      switch cell.magic {
      case nil: return try run(lines: cell.lines)
      case .app: try open(cell)
      case .check: try check(cell)
      case .predict: try predict(cell)
      case .script: return try runScript(cell)
      }
      return .success
    } catch {
      fail(error)
      return error.status
    }
  }

  /// Ends the open app, if any.
  package func close() {
    app?.live.session.close()
    app = nil
  }
}

extension CellSession {
  /// Shows lines of text as output.
  func show(_ lines: [StyledText], as stream: CellOutput.Stream = .stdout) {
    guard !lines.isEmpty else { return }
    emit(.output(.stream(stream, lines.map { $0.plain + "\n" }.joined())))
  }

  /// Shows the app if it has changed since it was last shown.
  func showApp() {
    guard case .running(let snapshot)? = app?.commands.place else { return }
    let picture = AppPicture(snapshot)
    if let shown, shown.isLike(picture) { return }
    shown = picture
    emit(.output(.result(picture)))
  }

  /// Shows a drawing of the app, even if the app has not changed.
  func draw() throws(CommandFailure) {
    guard case .running(let snapshot) = try current().commands.place else {
      throw CommandFailure(.appEnded, saying: "the app has ended; 'launch' starts it again")
    }
    let picture = AppPicture(snapshot)
    shown = picture
    emit(.output(.display(picture)))
  }

  /// Shows the reason why a cell failed.
  func fail(_ failure: CommandFailure, lines: [StyledText]? = nil) {
    let text = failure.description
    let told = lines?.map(\.plain) ?? text.split(separator: "\n").map(String.init)
    // The first line about an error, if a compiler wrote many.
    let first =
      text.split(separator: "\n").first { $0.contains("error:") } ?? text.prefix { $0 != "\n" }
    emit(.output(.error(name: failure.status.name, message: String(first), lines: told)))
  }
}

extension ExitStatus {
  /// The name that a notebook shows for the status.
  var name: String {
    switch self {
    case .success: "Success"
    case .fallsShort: "FallsShort"
    case .misuse: "Misuse"
    case .doesNotCompile: "DoesNotCompile"
    case .appEnded: "AppEnded"
    case .internalFault: "InternalFault"
    }
  }
}
