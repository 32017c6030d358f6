package import AppSession
package import SceneModel
import SceneText

/// A source of completions that are derived from the app's state.
package struct Completer {
  private let snapshot: Snapshot?
  private let timeline: Timeline
  private let library: HelpLibrary
  private let interface: () -> CodeInterface?

  /// Creates a completer for the given state of an app.
  ///
  /// - Parameters:
  ///   - snapshot: The state of the app, or nil if it is not running.
  ///   - timeline: The history of the session.
  ///   - library: The content of the help.
  ///   - interface: The types of the app's own code, which are looked up only when needed.
  package init(
    _ snapshot: Snapshot?,
    timeline: Timeline = Timeline(),
    library: HelpLibrary = HelpLibrary(),
    interface: @escaping () -> CodeInterface? = { nil }
  ) {
    self.snapshot = snapshot
    self.timeline = timeline
    self.library = library
    self.interface = interface
  }

  /// Returns the completions that match a line.
  ///
  /// - Parameter text: The line before the cursor.
  /// - Returns: The possible replacements for the word at the cursor, in the order to show them.
  package func completions(for text: String) -> [Completion] {
    guard text.utf8.count <= Self.longestLine else { return [] }
    if let found = completionsOfObjects(for: text) { return found }
    let line = PartialLine(text)
    let suggestions = Suggestions(snapshot: snapshot, timeline: timeline, library: library)
    guard let word = line.words.first else {
      let roots = line.current.isEmpty ? [] : interface()?.roots ?? []
      let others = roots.map { Suggestions.Entry($0.name, $0.type ?? "", isWord: false) }
      // Commands begin with a small letter. A capital begins a sentence or a type's name.
      let commands = line.current.first?.isUppercase == true ? [] : suggestions.commands
      return fitting(commands + suggestions.objects + others, in: line)
    }
    guard let command = CommandList.command(word) else { return [] }
    var arguments = command.arguments
    var given = Array(line.words.dropFirst())
    if command == ExpectCommand.self {
      if given.first == "not" { given.removeFirst() }
      guard let subject = given.first else { return fitting(suggestions.subjects, in: line) }
      arguments = SubjectList.subject(subject)?.arguments ?? []
      given.removeFirst()
    }
    if line.current.hasPrefix("-") {
      return fitting(suggestions.options(of: command), in: line)
    }
    given.removeAll { $0.hasPrefix("--") }
    guard given.count < arguments.count else { return [] }
    if arguments[given.count] == .settingValue, let setting = Setting(rawValue: given[0]) {
      let words = setting.words + ["default"]
      return fitting(words.map { .init($0, $0 == setting.standard ? "as usual" : "") }, in: line)
    }
    return fitting(suggestions.all(for: arguments[given.count]), in: line)
  }

  private func completionsOfObjects(for text: String) -> [Completion]? {
    let objects = snapshot?.objects ?? []
    guard text.contains(where: { ".[?!".contains($0) }), let interface = interface() else {
      return nil
    }
    return ObjectCompleter(objects: objects, interface: interface).completions(for: text)
  }

  /// The typed beginning of a name that the app does not determine, such as a file name.
  package struct OutsideName: Hashable, Sendable {
    /// The kind of name.
    package var kind: ArgumentKind
    /// The typed part of the name.
    package var typed: String
    /// The typed part without a leading quotation mark.
    package var spoken: String
  }

  /// Returns the typed beginning of a name that must be looked up outside the app, or nil if there is none.
  ///
  /// - Parameter text: The line before the cursor.
  /// - Returns: The name, or nil if the line does not need one.
  package func outsideName(in text: String) -> OutsideName? {
    guard text.utf8.count <= Self.longestLine else { return nil }
    let line = PartialLine(text)
    guard let word = line.words.first, let command = CommandList.command(word) else { return nil }
    let count = line.words.count - 1
    let kind =
      count < command.arguments.count
      ? command.arguments[count] : command == OpenFileCommand.self ? .file : .free
    switch kind {
    case .file, .course: return OutsideName(kind: kind, typed: line.current, spoken: line.spoken)
    default: return nil
    }
  }

  private static let longestLine = 4096

  private func fitting(_ suggestions: [Suggestions.Entry], in line: PartialLine) -> [Completion] {
    let typed = line.current.lowercased()
    let spoken = line.spoken.lowercased()
    var seen: Set<String> = []
    return suggestions.compactMap { entry in
      let text = entry.text.lowercased()
      let bare = text.hasPrefix("\"") ? String(text.dropFirst()) : text
      guard text.hasPrefix(typed) || bare.hasPrefix(spoken), seen.insert(entry.text).inserted,
        Printable.line(entry.text) == entry.text
      else { return nil }
      return Completion(
        entry.text,
        Printable.line(entry.description),
        range: line.range,
        isWord: entry.isWord
      )
    }
  }
}
