/// A type that provides files, builds, recordings and settings for commands about the session
/// itself.
///
/// The prompt has one. Exercises and lessons have none, so that their commands reach no files.
package protocol SessionHandler: AnyObject {
  /// Opens another app, replacing the running one.
  ///
  /// - Parameters:
  ///   - files: The Swift files or folders, in which `*` stands for any characters.
  ///   - interpreter: The interpreter that drives the app.
  /// - Returns: The output to show.
  /// - Throws: A `Failure` if the files cannot be used or do not compile; the running app is kept.
  func open(_ files: [String], in interpreter: Interpreter) throws(Failure) -> CommandResult

  /// A Boolean value that indicates whether the app can be rebuilt.
  var canReload: Bool { get }

  /// Rebuilds the app, and repeats the session's commands with the new build.
  ///
  /// - Parameter interpreter: The interpreter that drives the app.
  /// - Returns: The output to show.
  /// - Throws: A `Failure` if the files do not compile or a command no longer works.
  func reload(in interpreter: Interpreter) throws(Failure) -> CommandResult

  /// Turns on or off the automatic reloading of the app after one of its files is saved.
  ///
  /// - Parameters:
  ///   - isOn: Whether to start or to stop.
  ///   - interpreter: The interpreter that drives the app.
  /// - Returns: The output to show.
  /// - Throws: A `Failure` if changes cannot be reported to anybody.
  func watch(_ isOn: Bool, in interpreter: Interpreter) throws(Failure) -> CommandResult

  /// Starts a transcript of the session.
  ///
  /// - Parameters:
  ///   - file: The file, which must not exist yet, or nil to choose a free name.
  ///   - interpreter: The interpreter that drives the app.
  /// - Returns: The output to show.
  /// - Throws: A `Failure` if the file cannot be created.
  func record(to file: String?, in interpreter: Interpreter) throws(Failure) -> CommandResult

  /// Ends the current transcript.
  ///
  /// - Parameter interpreter: The interpreter that drives the app.
  /// - Returns: The output to show.
  /// - Throws: A `Failure` if no transcript is being written.
  func stopRecording(in interpreter: Interpreter) throws(Failure) -> CommandResult

  /// Writes the session's commands as a script.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - replaces: Whether to replace an existing file.
  ///   - interpreter: The interpreter that drives the app.
  /// - Returns: The output to show.
  /// - Throws: A `Failure` if the file cannot be written.
  func save(
    to file: String,
    replacing replaces: Bool,
    in interpreter: Interpreter
  ) throws(Failure) -> CommandResult

  /// Reads the script in a file.
  ///
  /// - Parameters:
  ///   - file: The file, relative to the script that includes it or to the user's folder.
  ///   - asking: The script that includes it, or nil at the prompt.
  /// - Returns: The script.
  /// - Throws: A `Failure` if the file cannot be read or understood.
  func script(at file: String, for asking: String?) throws(Failure) -> Script

  /// Records that an expectation has been met.
  ///
  /// - Parameter text: The command, as written in a script.
  func confirmed(_ text: String)

  /// All settings with their values.
  var settings: Settings { get }

  /// Changes a setting.
  ///
  /// - Parameters:
  ///   - setting: The setting.
  ///   - value: The new value, or nil to restore the default.
  ///   - interpreter: The interpreter that drives the app.
  /// - Returns: The output to show.
  /// - Throws: A `Failure` if the value is invalid.
  func change(
    _ setting: Setting,
    to value: String?,
    in interpreter: Interpreter
  ) throws(Failure) -> CommandResult
}

extension Interpreter {
  /// Returns the session handler for the named command, or throws an error if there is no handler.
  ///
  /// - Parameter word: The command's word.
  /// - Returns: The session handler.
  /// - Throws: A `Failure` if there is no session handler.
  func handler(for word: String) throws(Failure) -> any SessionHandler {
    guard let handler else {
      throw .refused(
        "'\(word)' works only with an app that 'navlab run' opened, not with an app of the course"
      )
    }
    return handler
  }
}
