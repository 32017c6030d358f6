import Course

/// The commands of a task, with the learner's files named relative to the current folder.
///
/// A task is written for a reader in the exercise's own folder, but most readers are in the folder
/// above.
struct PlacedCommands {
  /// The paths of the exercise's files, keyed by file name.
  private let places: [String: String]

  /// Creates placed commands from the paths of the exercise's files.
  ///
  /// - Parameter files: The paths of the files, such as `01-the-way-back/App.swift`.
  init(files: [String]) {
    var places: [String: String] = [:]
    for file in files where file.contains("/") && !file.contains(" ") {
      let parts = file.split(separator: "/", omittingEmptySubsequences: false)
      guard let name = parts.last else { continue }
      places[String(name)] = file
      if name.hasSuffix(".swift") { places["*.swift"] = file.dropLast(name.count) + "*.swift" }
    }
    self.places = places
  }

  /// Returns the blocks of a task with adapted commands.
  ///
  /// - Parameter blocks: The blocks.
  /// - Returns: The adapted blocks.
  func callAsFunction(_ blocks: [Block]) -> [Block] {
    guard !places.isEmpty else { return blocks }
    return blocks.map { block in
      switch block {
      case .code(let language, let text):
        .code(
          language: language,
          text: text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { placed(String($0)) }.joined(separator: "\n")
        )
      case .paragraph(let inlines): .paragraph(inlines.map(placed))
      case .list(let start, let items): .list(start: start, items: items.map(callAsFunction))
      default: block
      }
    }
  }

  /// Returns text in which commands between quotation marks are adapted, as in hints and advice.
  ///
  /// - Parameter text: The text.
  /// - Returns: The adapted text.
  func callAsFunction(_ text: String) -> String {
    guard !places.isEmpty, text.contains("'navlab ") else { return text }
    return text.split(separator: "'", omittingEmptySubsequences: false)
      .map { placed(String($0)) }.joined(separator: "'")
  }

  /// Returns Markdown in which commands are adapted, whether they are whole lines or text between backticks.
  ///
  /// - Parameter markdown: The text.
  /// - Returns: The adapted text.
  func markdown(_ markdown: String) -> String {
    markdown.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        line.split(separator: "`", omittingEmptySubsequences: false)
          .map { placed(String($0)) }.joined(separator: "`")
      }
      .joined(separator: "\n")
  }

  private func placed(_ inline: Inline) -> Inline {
    guard case .code(let text) = inline else { return inline }
    return .code(placed(text))
  }

  private func placed(_ line: String) -> String {
    guard line.hasPrefix("navlab ") else { return line }
    return line.split(separator: " ", omittingEmptySubsequences: false)
      .map { places[String($0)] ?? String($0) }.joined(separator: " ")
  }
}
