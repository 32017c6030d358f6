package import LineEditing
package import Terminal

/// Chooses how lines are read from a person.
package struct PromptReader {
  private let input: Int32
  private let output: DescriptorOutput
  private let profile: DisplayProfile
  private let environment: [String: String]
  private let errors: any TextOutput

  /// Takes the facts about a terminal.
  ///
  /// - Parameters:
  ///   - input: The open file of the keyboard.
  ///   - output: The screen.
  ///   - profile: What the screen can show.
  ///   - environment: The process's environment.
  ///   - errors: Where to say that the history cannot be kept.
  package init(
    input: Int32,
    output: DescriptorOutput,
    profile: DisplayProfile,
    environment: [String: String],
    errors: any TextOutput
  ) {
    self.input = input
    self.output = output
    self.profile = profile
    self.environment = environment
    self.errors = errors
  }

  /// Makes the reader: one that edits where the terminal can do that, else one that only reads.
  ///
  /// - Returns: The reader.
  package func make() -> any LineReader {
    let isDumb = environment["TERM"].map { $0.isEmpty || $0 == "dumb" } ?? true
    if profile.isTerminal, !isDumb, let editor = editor() { return editor }
    let output = output
    return PlainLineReader(input: input) { output.write($0) }
  }

  private func editor() -> EditlineReader? {
    let file = HistoryFile.standard(environment: environment)
    var history = History()
    var isKept = file != nil
    do throws(LineReadingError) {
      history = try file?.load() ?? history
    } catch {
      warn(file, error)
      isKept = false
    }
    return EditlineReader(
      input: input,
      output: output.descriptor,
      history: history,
      colors: profile.usesColor
    ) { line in
      guard isKept else { return }
      do throws(LineReadingError) {
        try file?.append(line)
      } catch {
        isKept = false
        warn(file, error)
      }
    }
  }

  private func warn(_ file: HistoryFile?, _ error: LineReadingError) {
    guard case .unreadable(let reason) = error, let file else { return }
    errors.write("navlab: \(file.path): what you type is not kept for the next time: \(reason)\n")
  }
}
