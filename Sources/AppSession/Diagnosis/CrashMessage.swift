/// A message from the Swift runtime about a crash, with the location in the learner's code.
struct CrashMessage: Hashable {
  var text: String
  var file: String?
  var line: Int?

  /// Creates a message from the last crash message in an app's output, or returns nil if there is none.
  ///
  /// - Parameter output: The end of the output, including a stack trace.
  init?(lastIn output: String) {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated().reversed() {
      // The place is searched for only after a message, because searching after each line would
      // take quadratic time.
      let rest = { lines[(index + 1)...].prefix { $0 != StackTrace.heading && !$0.isEmpty } }
      if let message = Self.report(line, followedBy: rest) ?? Self.casting(line)
        ?? Self.access(line)
      {
        self = message
        return
      }
    }
    return nil
  }

  /// Returns the place in the message, with its function, or the innermost of the calls before the crash.
  ///
  /// The message of a library can look like the learner's if the app had printed half a line before.
  ///
  /// - Parameter code: The learner's code among the calls, or nil if there is none.
  /// - Returns: The place, or nil if neither is known.
  func place(in code: CrashedCode?) -> CrashSite? {
    guard let file, let line, code?.passes(through: file) ?? true else { return code?.site }
    let function = code?.site.file == file ? code?.site.function : nil
    return CrashSite(file: file, line: line, function: function)
  }

  private init(text: String, file: String? = nil, line: Int? = nil) {
    self.text = ConsoleText.visible(text)
    self.file = file.map(ConsoleText.visible)
    self.line = line
  }

  static let kinds: [Substring] = [
    "Fatal error", "Precondition failed", "Assertion failed",
  ]

  /// Returns the message in a line such as `Module/File.swift:12: Fatal error: text`, or nil if there is none.
  private static func report(
    _ line: Substring,
    followedBy rest: () -> ArraySlice<Substring>
  ) -> CrashMessage? {
    let place = CrashPlace(prefixOf: line)
    let statement = line[(place?.end ?? line.startIndex)...]
    guard let kind = kinds.first(where: statement.hasPrefix) else { return nil }
    var text = statement.dropFirst(kind.count)
    guard text.isEmpty || text.hasPrefix(": ") else { return nil }
    text = text.dropFirst(2)
    let older = place == nil ? CrashPlace(suffixOf: text) : nil
    if let older { text = text[..<older.end] }
    let whole = ([text] + rest()).filter { !$0.isEmpty }.joined(separator: " ")
    let learners = (place ?? older).flatMap { $0.isLearners ? $0 : nil }
    return CrashMessage(
      text: whole.isEmpty
        ? String(kind) : ContinuationMisuse.explained(RuntimeNames.removed(from: whole)),
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
