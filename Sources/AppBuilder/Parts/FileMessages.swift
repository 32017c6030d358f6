/// The compiler's output, grouped by file.
struct FileMessages: Hashable, Sendable {
  /// The messages about each file, keyed by the compiler's name for the file.
  private(set) var texts: [String: String] = [:]
  /// The messages that belong to none of the files.
  private(set) var others = ""

  /// Creates the messages by grouping a compiler's output by file.
  ///
  /// - Parameters:
  ///   - output: The output of one compiler.
  ///   - paths: The compiler's names of all files.
  init(_ output: String, about paths: [String]) {
    let names = Dictionary(paths.map { ($0, $0) }) { first, _ in first }
    for message in DiagnosticParser(names: names).messages(in: output) {
      let owner = message.places.first { names[$0] != nil }
      if let owner {
        texts[owner, default: ""] += message.text + "\n\n"
      } else {
        others += message.text + "\n\n"
      }
    }
  }

  /// Returns whether the messages about a file mention another of the given files.
  ///
  /// - Parameters:
  ///   - path: The compiler's name of the file.
  ///   - paths: The names of all files.
  /// - Returns: Whether they do.
  func mentionOthers(than path: String, among paths: [String]) -> Bool {
    guard let text = texts[path] else { return false }
    return paths.contains { $0 != path && text.contains("\($0):") }
  }
}
