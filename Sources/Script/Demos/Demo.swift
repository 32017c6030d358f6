/// A script for a performance in front of an audience, with text to read between its commands.
///
/// It is an ordinary script. Comments that begin with `#:` make it a demo.
package struct Demo: Hashable, Sendable {
  /// The name of the demo in messages.
  package let name: String
  /// The title of the demo, or nil if it has none.
  package let title: String?
  /// The files of the demo's app relative to the demo's folder, or an empty array if the demo names none.
  package let app: [String]
  /// The beats of the demo, in order.
  package let beats: [Beat]

  /// Creates a demo from its source.
  ///
  /// - Parameter source: The text of the demo.
  /// - Throws: A `ScriptError` for the first line that cannot be understood, or for a demo without commands.
  package init(_ source: ScriptSource) throws(ScriptError) {
    name = source.name
    var app: [String] = []
    var beats: [Beat] = []
    var title: String?
    var failure: ScriptPosition?
    for (index, line) in source.lines.enumerated() {
      let number = index + 1
      if let directive = try DemoDirective(line, file: source.name, number: number) {
        switch directive {
        case .app(let files): app += files
        case .title(let text): title = text
        case .failure(let place): failure = place
        case .beat(let action): beats.append(Beat(action, line: number))
        }
      } else if let statement = try Statement(parsing: line, file: source.name, line: number) {
        beats.append(Beat(.command(statement.text), line: number, fails: failure != nil))
        failure = nil
      }
    }
    if let failure {
      throw ScriptError(
        "'#: fails' needs a command; below it, write the command that fails",
        at: failure
      )
    }
    guard beats.contains(where: \.isCommand) else {
      throw ScriptError(
        "the demo has no commands; add a command, such as: tap \"Log In\"",
        at: ScriptPosition(file: source.name)
      )
    }
    self.app = app
    self.title = title
    self.beats = beats
  }

  /// The number of commands in the demo.
  package var commandCount: Int {
    beats.count(where: \.isCommand)
  }

  /// The chapters and bookmarks that the presenter can jump to.
  package var landmarks: [Landmark] {
    beats.enumerated().compactMap { index, beat in
      switch beat.action {
      case .chapter(let name): return Landmark(name: name, beat: index)
      case .command(let text):
        let words = text.split(separator: " ")
        guard words.count == 2, words[0] == "bookmark" else { return nil }
        return Landmark(name: String(words[1]), beat: index + 1)
      case .say, .note, .pause, .speed, .check: return nil
      }
    }
  }

  /// A position that the presenter can jump to.
  package struct Landmark: Hashable, Sendable {
    /// The name of the chapter or bookmark.
    package var name: String
    /// The index of the beat at which the demo continues after a jump to the position.
    package var beat: Int

    package init(name: String, beat: Int) {
      self.name = name
      self.beat = beat
    }
  }
}
