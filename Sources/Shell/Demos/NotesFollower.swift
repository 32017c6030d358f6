import SceneText
package import Terminal

/// The presenter's notes on a separate screen, which follow a performance.
package struct NotesFollower {
  private let notes: any PresenterNotes
  private let output: any TextOutput
  private let profile: () -> DisplayProfile
  private var shown: [StyledText]?

  /// Prepares a screen.
  ///
  /// - Parameters:
  ///   - notes: The notes.
  ///   - output: Where they are drawn.
  ///   - profile: What can be shown there at present.
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
  /// - Parameter beat: The beat or step that comes next, or nil while nothing is being performed.
  package mutating func show(at beat: Int?) {
    let profile = profile()
    let canvas = TextCanvas(output: output, profile: profile)
    // What the presenter can do without stands last, and a full last row would scroll.
    let rows = max((profile.rows ?? 24) - 1, 1)
    let lines = Array(notes.lines(at: beat, canvas.layout).prefix(rows))
    guard lines != shown else { return }
    shown = lines
    output.write("\u{1B}[H\u{1B}[2J")
    canvas.draw(lines)
  }

  /// Forgets what is shown, so that the next call redraws it.
  package mutating func forget() {
    shown = nil
  }
}
