package import LineEditing
import SceneModel
package import Terminal

/// A factory that creates a line reader for a user.
package struct PromptReader {
  private let input: Int32
  private let output: DescriptorOutput
  private let profile: DisplayProfile
  private let environment: [String: String]
  private let notices: LineNotices?
  private let errors: any TextOutput

  /// Creates a factory based on the properties of a terminal.
  ///
  /// - Parameters:
  ///   - input: The open file of the keyboard.
  ///   - output: The screen.
  ///   - profile: What the screen can show.
  ///   - environment: The process's environment.
  ///   - notices: The messages from other threads while the user types.
  ///   - errors: The output for problems with the history and with `.editrc`.
  package init(
    input: Int32,
    output: DescriptorOutput,
    profile: DisplayProfile,
    environment: [String: String],
    notices: LineNotices? = nil,
    errors: any TextOutput
  ) {
    self.input = input
    self.output = output
    self.profile = profile
    self.environment = environment
    self.notices = notices
    self.errors = errors
  }

  /// Returns an editor if the terminal supports one, or otherwise a plain reader.
  ///
  /// - Returns: The reader.
  package func make() -> any LineReader {
    let isDumb = environment["TERM"].map { $0.isEmpty || $0 == "dumb" } ?? true
    if profile.isTerminal, !isDumb, let editor = editor() { return editor }
    let output = output
    return PlainLineReader(input: input, showPrompt: { output.write($0) }, notices: notices)
  }

  private func editor() -> EditlineReader? {
    var setup = EditorSetup()
    setup.settings =
      EditorSettingsFile(environment: environment)?.read { problem in
        errors.write(SignedLine.signed("\(problem)\n"))
      } ?? .none
    guard setup.settings.isEditing else { return nil }
    setup.usesColor = profile.usesColor
    setup.cutSign = profile.usesUnicode ? "…" : "..."
    setup.program = OutsideEditor(environment: environment)
    setup.notices = notices
    if let keeper = keeper() {
      setup.history = keeper.load()
      setup.remember = keeper.keep
      setup.news = keeper.news
    }
    return EditlineReader(input: input, output: output.descriptor, setup: setup)
  }

  private func keeper() -> HistoryKeeper? {
    let errors = errors
    return HistoryFile.standard(environment: environment).map { file in
      HistoryKeeper(file) { file, reason in
        errors.write(
          SignedLine.signed(
            "\(file.path): your input is not saved for the next session: \(reason)\n"
          )
        )
      }
    }
  }
}
