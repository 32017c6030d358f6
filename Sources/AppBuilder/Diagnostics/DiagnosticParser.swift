/// A parser that extracts messages about the learner's own files from the compiler's output.
struct DiagnosticParser {
  /// The learner's names for the files, keyed by the compiler's names.
  var names: [String: String]
  /// The compiler's name for a file that the learner must not see, or nil if there is none.
  var hiddenPath: String?
  /// A Boolean value that indicates whether the learner's own code uses the runtime's real module name.
  var showsRuntimeName = false

  /// Returns the messages in the order of the compiler's output.
  func diagnostics(in output: String) -> [CompilerDiagnostic] {
    var found: [CompilerDiagnostic] = []
    var isHiding = false
    for block in blocks(of: PlainText.cleaned(output)) {
      isHiding = block.headline.path == hiddenPath || isHiding && block.headline.severity == .note
      if isHiding { continue }
      let place = names[block.headline.path]
      let message = learnersWords(block.headline.message)
      if block.headline.severity == .note, !found.isEmpty {
        found[found.count - 1].notes.append(message)
        found[found.count - 1].text += "\n" + (place == nil ? "note: \(message)" : text(of: block))
        continue
      }
      found.append(
        CompilerDiagnostic(
          file: place,
          line: place.map { _ in block.headline.line },
          column: place.map { _ in block.headline.column },
          severity: block.headline.severity,
          message: message,
          text: text(of: block)
        )
      )
    }
    return found
  }

  /// Returns the messages as the compiler prints them, each with its notes and paths.
  ///
  /// - Parameter output: The compiler's output.
  /// - Returns: The messages in the order of the output.
  func messages(in output: String) -> [(text: String, places: [String])] {
    var messages: [(text: String, places: [String])] = []
    for block in blocks(of: PlainText.cleaned(output)) {
      var lines = block.lines
      while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
      let text = lines.joined(separator: "\n")
      if block.headline.severity == .note, let last = messages.indices.last {
        messages[last].text += "\n" + text
        messages[last].places.append(block.headline.path)
      } else {
        messages.append((text, [block.headline.path]))
      }
    }
    return messages
  }

  private struct Headline {
    var path: String
    var line: Int
    var column: Int
    var severity: CompilerDiagnostic.Severity
    var message: String
  }

  private struct Block {
    var headline: Headline
    var lines: [String]
  }

  private func blocks(of output: String) -> [Block] {
    var blocks: [Block] = []
    var isInsideBlock = false
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      defer { isInsideBlock = !line.isEmpty }
      if let headline = headline(of: line), !(isInsideBlock && isPretended(headline.path)) {
        blocks.append(Block(headline: headline, lines: [String(line)]))
      } else if !isFootnote(line), !blocks.isEmpty {
        blocks[blocks.count - 1].lines.append(String(line))
      }
    }
    return blocks
  }

  private func headline(of line: Substring) -> Headline? {
    // Lines of source begin with a number and a bar, so their content cannot pass for a message.
    guard let first = line.first, !first.isWhitespace, !first.isNumber, first != "`" else {
      return nil
    }
    let pattern = /(?:(.+?):(\d+)(?::(\d+))?: )?(error|warning|note|remark): (.*)/
    guard let match = line.wholeMatch(of: pattern),
      let severity = CompilerDiagnostic.Severity(rawValue: String(match.4))
    else { return nil }
    return Headline(
      path: String(match.1 ?? ""),
      line: match.2.flatMap { Int($0) } ?? 0,
      column: match.3.flatMap { Int($0) } ?? 0,
      severity: severity,
      message: String(match.5)
    )
  }

  /// Returns whether an apparent path is only text in a multi-line message, such as a `#warning`.
  ///
  /// The compiler itself names only its own files and absolute paths.
  private func isPretended(_ path: String) -> Bool {
    path.hasSuffix(".swift") && !path.hasPrefix("/") && names[path] == nil && path != hiddenPath
  }

  /// Returns whether a line is one of the compiler's final explanations of diagnostic groups.
  private func isFootnote(_ line: Substring) -> Bool {
    line.wholeMatch(of: /\[#[A-Za-z-]+\]: <.*>/) != nil
  }

  private func text(of block: Block) -> String {
    var lines = block.lines
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    if names[block.headline.path] == nil, !block.headline.path.isEmpty,
      !block.headline.path.hasPrefix("macro expansion")
    {
      // The place is inside NavLab or the toolchain, which the learner cannot read.
      let severity = block.headline.severity.rawValue
      return "\(severity): \(learnersWords(block.headline.message))"
    }
    return lines.map(learnersWords).joined(separator: "\n")
  }

  /// The names of the real modules, each with the name that learners import.
  private static let aliases =
    StandIn.all.map { ($0.module, $0.name) } + [("NavFoundation", "Foundation")]

  private func learnersWords(_ line: String) -> String {
    var line = line
    if line.contains("./") {
      for (staged, name) in names where line.contains("\(staged):") {
        line = line.replacing("\(staged):", with: "\(name):")
      }
    }
    if showsRuntimeName { return line }
    for (name, alias) in Self.aliases {
      line = line.replacing("\(name).", with: "\(alias).")
    }
    return line
  }
}
