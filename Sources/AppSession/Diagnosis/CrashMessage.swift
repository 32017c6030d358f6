/// What the Swift runtime prints before it stops an app: the message, and the place when it is the learner's.
struct CrashMessage: Hashable {
  var text: String
  var file: String?
  var line: Int?

  /// Finds the last crash message in what an app printed.
  ///
  /// - Parameter output: The end of the output, stack trace included.
  init?(lastIn output: String) {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated().reversed() {
      let rest = lines[(index + 1)...].prefix { $0 != StackTrace.heading && !$0.isEmpty }
      if let message = Self.report(line, followedBy: rest) ?? Self.casting(line)
        ?? Self.access(line)
      {
        self = message
        return
      }
    }
    return nil
  }

  private init(text: String, file: String? = nil, line: Int? = nil) {
    self.text = ConsoleText.visible(text)
    self.file = file.map(ConsoleText.visible)
    self.line = line
  }

  private static let kinds: [Substring] = [
    "Fatal error", "Precondition failed", "Assertion failed",
  ]

  /// Reads `Module/File.swift:12: Fatal error: text` and `Fatal error: text: file F, line N`.
  private static func report(
    _ line: Substring,
    followedBy rest: ArraySlice<Substring>
  ) -> CrashMessage? {
    let place = Place(prefixOf: line)
    let statement = line[(place?.end ?? line.startIndex)...]
    guard let kind = kinds.first(where: statement.hasPrefix) else { return nil }
    var text = statement.dropFirst(kind.count)
    guard text.isEmpty || text.hasPrefix(": ") else { return nil }
    text = text.dropFirst(2)
    let older = place == nil ? Place(suffixOf: text) : nil
    if let older { text = text[..<older.end] }
    let whole = ([text] + rest).joined(separator: "\n")
    let learners = (place ?? older).flatMap { $0.isLearners ? $0 : nil }
    return CrashMessage(
      text: whole.isEmpty ? String(kind) : RuntimeNames.removed(from: whole),
      file: learners?.file,
      line: learners?.line
    )
  }

  private static func casting(_ line: Substring) -> CrashMessage? {
    guard line.hasPrefix("Could not cast value of type ") else { return nil }
    return CrashMessage(text: RuntimeNames.removed(from: String(line)))
  }

  private static func access(_ line: Substring) -> CrashMessage? {
    guard line.hasPrefix("Simultaneous accesses to ") else { return nil }
    return CrashMessage(
      text: "Simultaneous accesses to one variable, but modification requires exclusive access"
    )
  }
}

/// A place in a source file, as a crash message names it.
private struct Place {
  var module: Substring?
  var file: String
  var line: Int
  /// Where the place ends in the message, or where it begins when it stands at the end.
  var end: Substring.Index

  /// Reads `Module/File.swift:12: `.
  init?(prefixOf text: Substring) {
    var search = text.startIndex
    while let colon = text[search...].firstIndex(of: ":") {
      let afterColon = text.index(after: colon)
      let digits = text[afterColon...].prefix { $0.isASCII && $0.isNumber }
      let path = text[..<colon]
      if path.hasSuffix(".swift"), let line = Int(digits), text[digits.endIndex...].hasPrefix(": ")
      {
        self.init(path: path, line: line, end: text.index(digits.endIndex, offsetBy: 2))
        return
      }
      search = afterColon
    }
    return nil
  }

  /// Reads `: file File.swift, line 12`.
  init?(suffixOf text: Substring) {
    let digits = text.reversed().prefix { $0.isASCII && $0.isNumber }.reversed()
    let head = text.dropLast(digits.count)
    let separator = ", line "
    guard let line = Int(String(digits)), head.hasSuffix(separator) else { return nil }
    let named = head.dropLast(separator.count)
    let marker: [Character] = Array(": file ")
    var start = named.endIndex
    while start > named.startIndex {
      start = named.index(before: start)
      if named[start...].starts(with: marker) {
        let path = named[named.index(start, offsetBy: marker.count)...]
        self.init(path: path, line: line, end: start)
        return
      }
    }
    return nil
  }

  private init(path: Substring, line: Int, end: Substring.Index) {
    let parts = path.split(separator: "/")
    module = parts.count > 1 ? parts.first : nil
    file = parts.last.map(String.init) ?? String(path)
    self.line = line
    self.end = end
  }

  /// Whether the file is the learner's and not one of a library that every app uses.
  var isLearners: Bool {
    guard let module else { return true }
    return !Self.libraries.contains(String(module))
  }

  private static let libraries: Set<String> = [
    "Swift", "SwiftOnoneSupport", "_Concurrency", "_StringProcessing", "Combine", "Dispatch",
    "Distributed", "Foundation", "FoundationEssentials", "FoundationInternationalization", "Glibc",
    "NavHost", "NavUI", "Observation", "OpenCombine", "RegexBuilder", "SceneModel", "SwiftUI",
    "Synchronization",
  ]
}
