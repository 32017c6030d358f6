package import AppSession
import Course
import Publishing
package import SceneText
import Script

/// A notebook's conversation with NavLab: cells arrive, and their output goes out.
///
/// A cell is a list of commands, or begins with a word such as `%%app`. The first command opens an
/// app: the tour, unless a cell has opened another one.
package final class CellSession {
  let services: Services
  /// A closure called with each event while a cell runs, in order.
  let emit: (CellEvent) -> Void
  /// A closure that asks the user a question; nil if there is no user to answer.
  let ask: (String) -> String?
  /// The open app, if there is one.
  var app: OpenApp?
  /// The last drawing, which is not repeated immediately.
  var shown: AppPicture?
  /// The task of the lesson that was checked last, and the number of its hints that were shown.
  var task: (number: Int, hints: Int)?

  let layout: TextLayout

  /// The services that do the work.
  package struct Services {
    /// The builder of apps, for the folder of the notebook.
    package var builds: BuildEnvironment
    /// The user's files.
    package var files: UserFiles
    /// The interruption of the running action.
    package var interruption: Interruption
    /// The services for commands about the course.
    package var course: CourseCommands.Services
    /// The source of the app that opens by default.
    package var tour: String

    /// Collects the services that do the work.
    ///
    /// - Parameters:
    ///   - builds: The builder of apps, for the folder of the notebook.
    ///   - files: The user's files.
    ///   - interruption: The interruption of the running action.
    ///   - course: The services for commands about the course.
    ///   - tour: The source of the app that opens by default.
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
    /// The state of commands about the course, which the app's commands do not keep.
    let guide: CourseCommands
    /// The lesson of the app, if it belongs to one.
    let lesson: Lesson?
    /// The folder with the code of a cell.
    let folder: TemporaryFolder?
  }

  /// Begins a conversation without building anything.
  ///
  /// - Parameters:
  ///   - services: The services that do the work.
  ///   - layout: The layout width and character set.
  ///   - emit: A closure called with each event while a cell runs, in order.
  ///   - ask: A closure that asks the user a question; nil if there is no user to answer.
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

  /// Runs a cell.
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

  /// Ends the app.
  package func close() {
    app?.live.session.close()
    app = nil
  }
}

extension CellSession {
  /// Shows lines as text.
  func show(_ lines: [StyledText], as stream: CellOutput.Stream = .stdout) {
    guard !lines.isEmpty else { return }
    emit(.output(.stream(stream, lines.map { $0.plain + "\n" }.joined())))
  }

  /// Shows the app, unless it has not changed since it was shown last.
  func showApp() {
    guard case .running(let snapshot)? = app?.commands.place else { return }
    let picture = AppPicture(snapshot)
    if let shown, shown.isLike(picture) { return }
    shown = picture
    emit(.output(.result(picture)))
  }

  /// Draws the app, even if it has not changed.
  func draw() throws(CommandFailure) {
    guard case .running(let snapshot) = try current().commands.place else {
      throw CommandFailure(.appEnded, saying: "the app has ended; 'launch' starts it again")
    }
    let picture = AppPicture(snapshot)
    shown = picture
    emit(.output(.display(picture)))
  }

  /// Shows why a cell failed.
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
  /// The name of a failure in a notebook.
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
