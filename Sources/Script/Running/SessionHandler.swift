/// A type that provides files, builds, recordings and settings for commands about the session
/// itself.
///
/// The prompt has one. Exercises and lessons have none, so that their commands reach no files.
package protocol SessionHandler: AnyObject {
  /// Opens another app in place of the running one.
  ///
  /// - Parameters:
  ///   - files: The Swift files or folders; stars stand for any characters.
  ///   - interpreter: The interpreter that drives the app.
  /// - Returns: What there is to show.
  /// - Throws: The `Failure` of files that cannot be used or do not compile; the app stays then.
  func open(_ files: [String], in interpreter: Interpreter) throws(Failure) -> CommandResult

  /// Rebuilds the app, and repeats the session's commands with the new build.
  ///
  /// - Parameter interpreter: The interpreter that drives the app.
  /// - Returns: What there is to show.
  /// - Throws: The `Failure` of files that do not compile, or of a command that no longer works.
  func reload(in interpreter: Interpreter) throws(Failure) -> CommandResult

  /// Starts or stops reloading each time a file is saved.
  ///
  /// - Parameters:
  ///   - isOn: Whether to begin.
  ///   - interpreter: The interpreter that drives the app.
  /// - Returns: What there is to show.
  /// - Throws: A `Failure` where nobody could be told of changes.
  func watch(_ isOn: Bool, in interpreter: Interpreter) throws(Failure) -> CommandResult

  /// Starts a transcript.
  ///
  /// - Parameters:
  ///   - file: The file, which must not exist yet; nil for a name that is free.
  ///   - interpreter: The interpreter that drives the app.
  /// - Returns: What there is to show.
  /// - Throws: A `Failure` where the file cannot be made.
  func record(to file: String?, in interpreter: Interpreter) throws(Failure) -> CommandResult

  /// Ends the transcript.
  ///
  /// - Parameter interpreter: The interpreter that drives the app.
  /// - Returns: What there is to show.
  /// - Throws: A `Failure` where none is being written.
  func stopRecording(in interpreter: Interpreter) throws(Failure) -> CommandResult

  /// Writes the session's commands as a script.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - replaces: Whether a file that exists is replaced.
  ///   - interpreter: The interpreter that drives the app.
  /// - Returns: What there is to show.
  /// - Throws: A `Failure` where the file cannot be written.
  func save(
    to file: String,
    replacing replaces: Bool,
    in interpreter: Interpreter
  ) throws(Failure) -> CommandResult

  /// Reads a script.
  ///
  /// - Parameters:
  ///   - file: The file, relative to the script that asks for it or else to the user's folder.
  ///   - asking: The script that asks for it, or nil at the prompt.
  /// - Returns: The script.
  /// - Throws: A `Failure` where the file cannot be read or understood.
  func script(at file: String, for asking: String?) throws(Failure) -> Script

  /// Records that an expectation was met.
  ///
  /// - Parameter text: The command, as it stands in a script.
  func confirmed(_ text: String)

  /// All settings with their values.
  var settings: Settings { get }

  /// Changes a setting.
  ///
  /// - Parameters:
  ///   - setting: The setting.
  ///   - value: What it shall be, or nil for what it is without the user's choice.
  ///   - interpreter: The interpreter that drives the app.
  /// - Returns: What there is to show.
  /// - Throws: A `Failure` for a value that cannot be.
  func change(
    _ setting: Setting,
    to value: String?,
    in interpreter: Interpreter
  ) throws(Failure) -> CommandResult
}

extension Interpreter {
  /// Returns the session handler, or fails for a command that needs it.
  ///
  /// - Parameter word: The command's word.
  /// - Returns: The session handler.
  /// - Throws: A `Failure` where there is none.
  func handler(for word: String) throws(Failure) -> any SessionHandler {
    guard let handler else {
      throw .refused(
        "\(word) works only with an app that 'navlab run' opened, not with one of the course"
      )
    }
    return handler
  }
}
