package import Script

/// A script that is exported as a class of UI tests.
package struct UITestSource: Sendable {
  /// The path of the script, as it appears in messages and comments.
  package let path: String
  /// The parts of the script, each of which begins with a fresh app.
  package let sections: [Section]

  /// A part of a script that becomes one test method.
  package struct Section: Sendable {
    /// The name of the part, or nil if the script has only one part.
    package let name: String?
    /// The commands of the part.
    package let script: Script
  }

  /// Creates a source by parsing a script, a transcript or the checks of an exercise.
  ///
  /// A line `## check NAME` begins a section. If lines begin with `> `, as in transcripts, only those are commands; in
  /// a lesson, only lines in blocks of commands count.
  ///
  /// - Parameter source: The text.
  /// - Throws: A `ScriptError` for the first line that cannot be understood, or for a script without commands.
  package init(_ source: ScriptSource) throws(ScriptError) {
    path = source.name
    let lines = Self.commands(of: source.lines)
    var sections: [Section] = []
    for part in Self.parts(of: lines) {
      let text = part.lines.joined(separator: "\n")
      let script = try Script(ScriptSource(text, name: source.name), firstLine: part.firstLine)
      sections.append(Section(name: part.name, script: script))
    }
    self.sections = sections
  }

  /// Returns the lines that contain commands, without the other text of a transcript or lesson.
  private static func commands(of lines: [String]) -> [String] {
    let isLesson = lines.contains { $0.hasPrefix("```nav") }
    var isInBlock = !isLesson
    let isTranscript = isLesson || lines.contains { $0.hasPrefix("> ") }
    return lines.map { line in
      if isLesson, line.hasPrefix("```") { isInBlock = line.hasPrefix("```nav") }
      guard isInBlock else { return "" }
      guard isTranscript else { return line }
      return line.hasPrefix("> ") ? String(line.dropFirst(2)) : ""
    }
  }

  private struct Part {
    var name: String?
    var lines: [String] = []
    var firstLine: Int
  }

  private static func parts(of lines: [String]) -> [Part] {
    var parts = [Part(firstLine: 1)]
    for (index, line) in lines.enumerated() {
      if let match = line.wholeMatch(of: /##\s*check\s+(\S+)\s*/) {
        parts.append(Part(name: String(match.output.1), firstLine: index + 2))
      } else {
        parts[parts.count - 1].lines.append(line)
      }
    }
    let isPreamble = parts[0].lines.allSatisfy { line in
      let text = line.drop(while: \.isWhitespace)
      return text.isEmpty || text.hasPrefix("#")
    }
    return parts.count > 1 && isPreamble ? Array(parts.dropFirst()) : parts
  }
}
