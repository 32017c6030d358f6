import Foundation

/// A lesson's question, read from its text as a person would read it.
struct LessonQuestion: Hashable {
  /// The text that must be read before it is answered, with letters and digits alone.
  var text: String
  /// The words of a learner who knows the answer.
  var answers: [String]
  /// The lesson's words about the last of these.
  var praise: String?

  /// Reads the questions of a lesson.
  ///
  /// - Parameters:
  ///   - lesson: The folder of the lesson.
  ///   - recital: The lesson as it is played to nobody, without lines that are broken.
  /// - Returns: The questions, in their order.
  /// - Throws: An error when the lesson cannot be read.
  static func all(of lesson: URL, recital: String) throws -> [LessonQuestion] {
    let text = try String(contentsOf: lesson.appending(path: "Lesson.md"), encoding: .utf8)
    var predictions = Self.predictions(in: recital)[...]
    return fences(in: text).compactMap { info, lines in
      switch info {
      case "quiz": quiz(lines)
      case "task": task(lines)
      case "try":
        LessonQuestion(
          text: ("Try it yourself" + lines.joined() + "Type what you like").squashed,
          answers: [""]
        )
      case let info where info.hasPrefix("nav predict="):
        prediction(lines, answer: predictions.popFirst() ?? nil)
      default: nil
      }
    }
  }

  private static func quiz(_ lines: [String]) -> LessonQuestion {
    let prompt = lines.prefix { !$0.hasPrefix("- [") }
    let choices = lines.filter { $0.hasPrefix("- [") }
    let letters = Array("abcdefghi")
    let right = choices.indices.filter { choices[$0].hasPrefix("- [x]") }.map { letters[$0] }
    let shown = zip(letters, choices).map { "\($0)\($1.dropFirst(5))" }
    return LessonQuestion(
      text: ("Question" + (prompt + shown).joined()).squashed,
      answers: [right.map(String.init).joined(separator: " ")],
      praise: "right"
    )
  }

  private static func task(_ lines: [String]) -> LessonQuestion {
    let signs = ["> ", "expect ", "hint "]
    let words = lines.prefix { line in !signs.contains { line.hasPrefix($0) } }
    return LessonQuestion(
      text: ("Your task" + words.joined() + "Type commands").squashed,
      answers: lines.filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) },
      praise: "Done."
    )
  }

  private static func prediction(_ lines: [String], answer: String?) -> LessonQuestion {
    let commands = lines.filter { $0.hasPrefix("> ") }
    return LessonQuestion(
      text: ("Your prediction" + commands.joined() + "Before this runs").squashed,
      answers: answer.map { ["answer \($0)"] } ?? ["", ""],
      praise: answer.map { _ in "Right." }
    )
  }

  /// The right answers to predictions; nil for what the app does not show.
  private static func predictions(in recital: String) -> [String?] {
    recital.components(separatedBy: "\nYour prediction\n").dropFirst().map { part in
      part.firstMatch(of: /(?m)^[A-Z][a-z]+ [a-z ]*now: (.+)$/).map { String($0.1) }
    }
  }

  private static func fences(in text: String) -> [(info: String, lines: [String])] {
    var fences: [(info: String, lines: [String])] = []
    var isOpen = false
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        isOpen.toggle()
        if isOpen { fences.append((String(line.dropFirst(3)), [])) }
      } else if isOpen {
        fences[fences.count - 1].lines.append(line)
      }
    }
    return fences
  }
}

extension String {
  /// The letters and digits alone, because a window breaks lines where it must.
  var squashed: String { String(filter { $0.isLetter || $0.isNumber }) }
}
