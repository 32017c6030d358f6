/// A command that shows the app's source.
package struct CodeCommand: Command {
  package static let word = "code"
  package static let synopsis = "code [TEXT | LINE | more]"
  package static let help =
    "Shows the source of the app. With some text, it shows the lines that contain the text and the "
    + "lines around them; case does not matter. With a number, it begins at that line. If the code does "
    + "not fit in the window, 'code more' shows the rest."
  package static let examples = ["code", "code NavigationLink", "code 40", "code more"]
  package static let seeAlso = ["tree", "objects", "source"]
  package static let group = CommandGroup.looking
  package static let arguments: [ArgumentKind] = [.keywords([moreWord])]

  private static let moreWord = "more"

  /// The part of the source to show.
  package let part: SourcePart

  package init(from scanner: inout Scanner) throws(ScriptError) {
    var words: [String] = []
    while !scanner.isAtEnd {
      words.append(try scanner.text("give the text to look for, as in: " + Self.examples[1]))
    }
    let text = words.joined(separator: " ")
    guard !words.isEmpty else {
      part = .beginning
      return
    }
    if text == Self.moreWord {
      part = .more
    } else if let line = Int(text), line > 0 {
      part = .line(line)
    } else {
      part = .text(text)
    }
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    guard let source = interpreter.source else {
      throw .refused("'code' works at the prompt and in lessons, but not in a check")
    }
    return CommandResult(try source.lines(of: part, interpreter.layout))
  }
}
