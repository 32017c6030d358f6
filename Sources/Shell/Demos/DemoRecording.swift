import Script
import Terminal

/// A recording of a demo, described by its path and format.
package struct DemoRecording: Hashable, Sendable {
  private let path: String
  private let replaces: Bool
  private let profile: DisplayProfile
  private let rows: Int
  private let usesCards: Bool
  private let seed: UInt64

  /// Creates the description of a recording.
  ///
  /// - Parameters:
  ///   - path: The file to write.
  ///   - replaces: Whether to replace an existing file.
  ///   - columns: The width of the terminal.
  ///   - rows: The height of the terminal.
  ///   - usesColor: Whether to use colour.
  ///   - usesUnicode: Whether to use non-ASCII characters.
  ///   - usesCards: Whether to draw the app as cards.
  ///   - seed: The seed of the small differences between the keys.
  package init(
    path: String,
    replaces: Bool,
    columns: Int,
    rows: Int,
    usesColor: Bool,
    usesUnicode: Bool,
    usesCards: Bool,
    seed: UInt64
  ) {
    self.path = path
    self.replaces = replaces
    self.rows = rows
    self.usesCards = usesCards
    self.seed = seed
    profile = DisplayProfile(
      columns: columns,
      rows: rows,
      isTerminal: true,
      usesColor: usesColor,
      usesUnicode: usesUnicode
    )
  }

  /// Performs a demo, writes the recording to a file, and returns the recording's duration.
  ///
  /// - Parameters:
  ///   - file: The demo.
  ///   - builds: The builder of its app.
  /// - Returns: The duration of the recording, in milliseconds.
  /// - Throws: `CommandFailure` for a command that fails, or a file that cannot be written.
  package func make(of file: DemoFile, with builds: BuildEnvironment) throws(CommandFailure) -> Int
  {
    let recorder = DemoRecorder(
      size: WindowSize(columns: profile.columns, rows: rows),
      title: file.demo.title ?? file.name
    )
    try DemoRunner(file, builds: builds).runThrough(
      on: DemoScreen(output: recorder, usesCards: usesCards) { profile },
      keyboard: recorder,
      pace: DemoPace(seed: seed),
      mark: recorder.mark
    )
    let cast = recorder.cast
    let text: String
    do {
      text = try cast.text()
    } catch {
      throw CommandFailure(
        .internalFault,
        saying: "the recording cannot be written as JSON: \(error)"
      )
    }
    do throws(FileFault) {
      try WholeFile(path: path).write(text, replacing: replaces)
    } catch {
      throw CommandFailure(
        .misuse,
        error.isAlreadyThere
          ? "\(path): the file exists already; choose another name, or replace it with --force"
          : "\(path): the recording cannot be written: \(error.reason)"
      )
    }
    return cast.events.last?.milliseconds ?? 0
  }
}
