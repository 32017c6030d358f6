import SceneText
package import Terminal

/// A screen of presenter's notes that follows a performance.
package struct NotesFollower {
  private let notes: any PresenterNotes
  private let output: any TextOutput
  private let profile: () -> DisplayProfile
  private var shown: [StyledText]?

  /// Creates a follower from notes and an output.
  ///
  /// - Parameters:
  ///   - notes: The notes.
  ///   - output: The output to draw on.
  ///   - profile: A closure that returns the current capabilities of the terminal.
  package init(
    notes: any PresenterNotes,
    output: any TextOutput,
    profile: @escaping () -> DisplayProfile
  ) {
    self.notes = notes
    self.output = output
    self.profile = profile
  }

  /// Shows the notes for a moment, unless they are already shown.
  ///
  /// - Parameter beat: The next beat or step, or nil if no performance is running.
  package mutating func show(at beat: Int?) {
    let profile = profile()
    let canvas = TextCanvas(output: output, profile: profile)
    // The least important part comes last; a full last row would scroll.
    let rows = max((profile.rows ?? 24) - 1, 1)
    let lines = Array(notes.lines(at: beat, canvas.layout).prefix(rows))
    guard lines != shown else { return }
    shown = lines
    output.write("\u{1B}[H\u{1B}[2J")
    canvas.draw(lines)
  }

  /// Marks the notes as not shown, so that the next call redraws them.
  package mutating func forget() {
    shown = nil
  }
}
