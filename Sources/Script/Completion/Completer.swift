package import AppSession
package import SceneModel
import SceneText

/// Finds what could stand next in a line, from what the app shows.
package struct Completer {
  private let snapshot: Snapshot?
  private let timeline: Timeline
  private let library: HelpLibrary
  private let interface: () -> CodeInterface?

  /// Makes a completer.
  ///
  /// - Parameters:
  ///   - snapshot: The app, or nil when it is not running.
  ///   - timeline: What was done with it.
  ///   - library: What help knows.
  ///   - interface: The types of the app's own code, which are looked up when they are needed.
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

  /// Finds what fits.
  ///
  /// - Parameter text: The line before the cursor.
  /// - Returns: What could take the place of the word at the cursor, in the order to show it.
  package func completions(for text: String) -> [Completion] {
    guard text.utf8.count <= Self.longestLine else { return [] }
    if let found = completionsOfObjects(for: text) { return found }
    let line = PartialLine(text)
    let suggestions = Suggestions(snapshot: snapshot, timeline: timeline, library: library)
    guard let word = line.words.first else {
      return fitting(suggestions.commands + suggestions.objects, in: line)
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
    guard objects.contains(where: { text.contains($0.name) }), let interface = interface() else {
      return nil
    }
    return ObjectCompleter(objects: objects, interface: interface).completions(for: text)
  }

  /// The beginning of a file's name, where one is being typed.
  ///
  /// - Parameter text: The line before the cursor.
  /// - Returns: What was typed, and the same without the quote that it may begin with; nil where no file is meant.
  package func fileBeginning(in text: String) -> (typed: String, spoken: String)? {
    guard text.utf8.count <= Self.longestLine else { return nil }
    let line = PartialLine(text)
    guard let word = line.words.first, let command = CommandList.command(word) else { return nil }
    let count = line.words.count - 1
    let isFile =
      count < command.arguments.count
      ? command.arguments[count] == .file : command == OpenFileCommand.self
    return isFile ? (line.current, line.spoken) : nil
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
      return Completion(entry.text, Printable.line(entry.description), range: line.range)
    }
  }
}
