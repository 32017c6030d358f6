/// The command lines for the compiler and the linker, as printed by `swiftc -###`.
struct DriverOutput: Hashable {
  /// The compiler's command line.
  var compile: [String]
  /// The linker's command line.
  var link: [String]

  /// Creates command lines from the driver's output, or returns nil if the form of the output is unknown.
  init?(_ text: String) {
    let commands = text.split(whereSeparator: \.isNewline).map { Self.words(of: $0) }
    guard let compile = commands.first(where: { $0.dropFirst().first == "-frontend" }),
      let link = commands.last(where: { $0.contains("-shared") || $0.contains("-dylib") })
    else { return nil }
    self.compile = compile
    self.link = link
  }

  /// Returns the compiler's flags without the input and output files of a particular job.
  func flags(without source: String) -> [String] {
    var flags: [String] = []
    var arguments = compile.dropFirst()[...]
    while let argument = arguments.popFirst() {
      switch argument {
      case "-frontend", "-c", "-parse-as-library", source: break
      case "-o", "-module-name", "-primary-file", "-num-threads": _ = arguments.popFirst()
      default: flags.append(argument)
      }
    }
    return flags
  }

  /// Returns the words of a command line, split as a shell splits them.
  private static func words(of line: Substring) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character == " " {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return words
  }
}
