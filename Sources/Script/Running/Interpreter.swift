package import AppSession
package import FaultCatalogue
import SceneModel
package import SceneText

/// A runner that performs commands on an app in order.
package final class Interpreter {
  /// The driver of the app; commands that open another app replace it.
  package var driver: any AppDriver
  /// The layout width and character set of results.
  package var layout: TextLayout
  /// The provider of files, builds and settings for commands about the session, or nil if there is none.
  package weak var handler: (any SessionHandler)?
  /// The provider of lessons and exercises for commands about the course, or nil if there is none.
  package weak var guide: (any CourseGuide)?
  /// The app's source, or nil if it is not available.
  package var source: (any AppSource)?
  /// A Boolean value that indicates whether a user types the commands.
  package let isInteractive: Bool
  /// The precision with which commands must name elements on the screen.
  package let naming: ControlNaming
  /// The content of the help.
  package let library: HelpLibrary
  /// The catalogue of faults, or nil if its entries cannot be shown.
  private let faults: (any FaultEntrySource)?
  /// The text of the current command as the history shows it, or nil between commands.
  private var title: String?
  /// The current depth of nested scripts.
  private var depth = 0
  /// The last request to the app, whether it succeeded or failed, or nil if there was none.
  private(set) var lastDeed: Deed?
  /// The current request to the app, or nil between commands.
  private var deed: Deed?

  /// Creates an interpreter for an app.
  ///
  /// - Parameters:
  ///   - driver: The app.
  ///   - layout: The layout width and character set of results.
  ///   - isInteractive: Whether a user types the commands.
  ///   - naming: The required precision of names; `exact` where a mark depends on it.
  ///   - library: The content of the help.
  ///   - faults: The catalogue of faults; without it, only the list of faults is known.
  package init(
    driver: any AppDriver,
    layout: TextLayout = TextLayout(),
    isInteractive: Bool = false,
    naming: ControlNaming = .exact,
    library: HelpLibrary = HelpLibrary(),
    faults: (any FaultEntrySource)? = nil
  ) {
    self.faults = faults
    self.library = library
    self.driver = driver
    self.layout = layout
    self.isInteractive = isInteractive
    self.naming = naming
  }

  /// Runs a line of text as if a user had typed it.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - number: The line's number in its source, counted from 1.
  ///   - file: The name of the source, or nil at the prompt.
  /// - Returns: The output to show, or nil for a blank line or a comment.
  /// - Throws: The `Failure` of a command that is invalid, impossible or not confirmed.
  package func run(
    line: String,
    number: Int = 1,
    file: String? = nil
  ) throws(Failure) -> CommandResult? {
    if file == nil, let error = returnKey(in: line) { throw .misuse(error) }
    let statement: Statement?
    do {
      statement = try Statement(parsing: line, file: file, line: number)
    } catch {
      throw .misuse(file == nil ? completed(named(error, in: line), in: line) : error)
    }
    guard let statement else { return nil }
    do {
      return try run(statement)
    } catch .misuse(let error) where file == nil {
      throw .misuse(named(error, in: line))
    }
  }

  /// Runs a line and returns its output, whether or not it succeeds.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - number: The line's number in its source, counted from 1.
  ///   - file: The name of the source, or nil at the prompt.
  /// - Returns: The output to show; empty for a blank line or a comment.
  package func output(of line: String, number: Int = 1, file: String? = nil) -> [StyledText] {
    do {
      return try run(line: line, number: number, file: file)?.lines ?? []
    } catch {
      return error.shown + error.lines(layout, at: ScriptPosition(file: file, line: number))
    }
  }

  /// Runs a command and returns its result.
  ///
  /// - Parameter statement: The command and its position.
  /// - Returns: The output to show.
  /// - Throws: The `Failure` of a command that is impossible or not confirmed.
  package func run(_ statement: Statement) throws(Failure) -> CommandResult {
    let outer = title
    title = statement.text
    deed = Deed(text: statement.text, before: driver.snapshot)
    // A script must contain the command itself.
    if statement.isHabit, statement.command.suitsScripts, !(statement.command is ObjectCommand) {
      take(statement.text)
    }
    defer { title = outer }
    do {
      var result = try statement.command.perform(in: self)
      if let meaning = deed?.meaning {
        result.lines =
          layout.paragraph(meaning, after: StyledText("taken as: ", .secondary)) + result.lines
      }
      if statement.command is ExpectCommand { handler?.confirmed(statement.text) }
      conclude(statement.command, failure: nil)
      return result
    } catch {
      conclude(statement.command, failure: error)
      throw error
    }
  }

  /// Returns the catalogue entry for a fault, or nil if there is no catalogue.
  func entry(on fault: Fault) throws(Failure) -> FaultEntry? {
    do {
      return try faults?.entry(on: fault)
    } catch {
      throw .refused("\(error)")
    }
  }

  /// Records the element that the current command involves.
  func involve(_ element: Element) {
    deed?.element = element
  }

  /// Records the description of an element that the command names imprecisely.
  func take(_ meaning: String) {
    deed?.meaning = meaning
  }

  /// Records the effect that a command had or was meant to have on the app.
  private func conclude(_ command: any Command, failure: Failure?) {
    defer { deed = nil }
    guard var deed, deed.reachedApp || (failure != nil && command.isMeantForApp) else { return }
    deed.after = driver.snapshot
    deed.failure = failure
    lastDeed = deed
  }
}

extension Interpreter {
  /// Runs code that may itself run nested code, up to a maximum depth.
  func nested(
    _ limit: Int,
    _ body: () throws(Failure) -> CommandResult
  ) throws(Failure) -> CommandResult {
    guard depth < limit else {
      throw .refused(
        "scripts source each other more than \(limit) levels deep; check whether a script sources itself"
      )
    }
    depth += 1
    defer { depth -= 1 }
    return try body()
  }

  /// The commands with which the user can go on after the app has ended.
  package var waysOn: WaysOn {
    WaysOn(canUndo: driver.timeline.past.count > 1, canReload: handler?.canReload ?? false)
  }

  /// The current state of the running app.
  var app: Snapshot {
    get throws(Failure) {
      guard let snapshot = driver.snapshot else { throw gone }
      return snapshot
    }
  }

  /// Performs an action on the app, and returns a result that shows the changes.
  func act(_ action: Action) throws(Failure) -> CommandResult {
    let before = try app
    deed?.action = action
    return try show(driver.perform(action, title: title), since: before)
  }

  /// Returns the result that shows the outcome of an action.
  func show(_ outcome: Outcome, since before: Snapshot?) throws(Failure) -> CommandResult {
    deed?.reachedApp = true
    switch outcome {
    case .done(let after):
      guard let before else { return CommandResult(SceneTree(after).lines(layout)) }
      if before.window.id != after.window.id {
        // Another window is in front, so a comparison with the previous one makes no sense.
        return CommandResult(SceneTree(after).lines(layout))
      }
      return CommandResult(ResultText(SceneDiff(from: before, to: after), layout))
    case .refused(let reason, _): throw .refused(reason)
    case .ended(let ending): throw .ended(ending, during: title, ways: waysOn)
    }
  }

  private var gone: Failure {
    guard let ending = driver.ending else {
      return .refused("no app is running; to start the app, type: relaunch")
    }
    return .refused("the app is not running. \(ending) \(waysOn.reminder)")
  }
}

extension Command {
  /// A Boolean value that indicates whether the command acts on the app instead of only reading it.
  fileprivate var isMeantForApp: Bool {
    switch Self.group {
    case .gestures, .state, .outside, .time: true
    case .looking, .judging, .course, .session: false
    }
  }

  /// A Boolean value that indicates whether learners also write the command in scripts.
  var suitsScripts: Bool { isMeantForApp || Self.group == .judging }
}
