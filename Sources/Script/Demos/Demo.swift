/// A script performed for an audience, with spoken text between its commands.
///
/// It is an ordinary script. Comments that begin with `#:` make it a demo.
package struct Demo: Hashable, Sendable {
  /// The name of the demo in messages.
  package let name: String
  /// The subject of the demo, or nil if it names none.
  package let title: String?
  /// The files of the demo's app, relative to its folder; empty if it names none.
  package let app: [String]
  /// The beats, in order.
  package let beats: [Beat]

  /// Reads a complete demo.
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
      throw ScriptError("no command follows that could fail; write one below", at: failure)
    }
    guard beats.contains(where: \.isCommand) else {
      throw ScriptError(
        "the demo has no commands; write one on a line, such as: tap \"Log In\"",
        at: ScriptPosition(file: source.name)
      )
    }
    self.app = app
    self.title = title
    self.beats = beats
  }

  /// The number of commands.
  package var commandCount: Int {
    beats.count(where: \.isCommand)
  }

  /// The places to which the presenter can jump: chapters, and the moments after bookmarks.
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

  /// A place to which the presenter can jump.
  package struct Landmark: Hashable, Sendable {
    /// The name of the chapter or bookmark.
    package var name: String
    /// The index of the next beat there.
    package var beat: Int

    package init(name: String, beat: Int) {
      self.name = name
      self.beat = beat
    }
  }
}
