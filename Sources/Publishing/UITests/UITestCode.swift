import SceneModel

/// The code of a test method while it is being written.
struct UITestCode {
  /// The lines of the code, indented as in the class.
  private(set) var lines: [String] = []
  private var texts = 0
  /// A Boolean value that indicates whether the app was last launched with arguments or variables.
  private var hasArguments = false

  /// The maximum width of a line, in columns.
  static let width = 100
  private static let indent = "    "

  /// Adds a statement to the code.
  ///
  /// - Parameter statement: One line of Swift.
  mutating func add(_ statement: String) {
    lines.append(Self.indent + statement)
  }

  /// Adds statements that set the arguments and environment variables of the next launch.
  ///
  /// - Parameter arguments: The arguments and the environment.
  mutating func setArguments(_ arguments: LaunchArguments) {
    if hasArguments {
      add("app.launchArguments = []")
      add("app.launchEnvironment = [:]")
    }
    hasArguments = !arguments.isEmpty
    for argument in arguments.arguments {
      add("app.launchArguments.append(\(literal(argument)))")
    }
    for (name, value) in arguments.environment.sorted(by: { $0.key < $1.key }) {
      add("app.launchEnvironment[\(literal(name))] = \(literal(value))")
    }
    if let action = arguments.quickAction {
      addComment(
        "The quick action \(action) launches the app: add code that presses the app's icon in SpringBoard."
      )
    }
  }

  /// Adds a blank line between two steps.
  mutating func addSpace() {
    lines.append("")
  }

  /// Adds a comment, wrapped to the maximum width of a line.
  ///
  /// - Parameter text: The words of the comment.
  mutating func addComment(_ text: String) {
    let start = "\(Self.indent)// "
    lines += Self.cut(text, to: Self.width - start.count).map {
      // A blank comment has no spaces after the slashes.
      $0.isEmpty ? "\(Self.indent)//" : start + $0
    }
  }

  /// Returns a text's Swift literal or, if the literal is long, the name of a constant that this method adds.
  ///
  /// - Parameter text: The text.
  /// - Returns: An expression that fits into a line.
  mutating func literal(_ text: String) -> String {
    let whole = Literal.quoted(text)
    guard whole.count > 36 else { return whole }
    texts += 1
    let name = "text\(texts)"
    if whole.count <= 78 {
      add("let \(name) = \(whole)")
      return name
    }
    add("let \(name) =")
    for (index, piece) in Self.pieces(of: text).enumerated() {
      add("  \(index == 0 ? "" : "+ ")\(Literal.quoted(piece))")
    }
    return name
  }

  /// Adds a constant that contains a list, and returns the constant's name.
  ///
  /// - Parameter elements: Expressions for the elements.
  /// - Returns: The name of the constant.
  mutating func list(_ elements: [String]) -> String {
    texts += 1
    add("let list\(texts) = [")
    // A single element has no comma after it.
    let comma = elements.count > 1 ? "," : ""
    for element in elements { add("  \(element)\(comma)") }
    add("]")
    return "list\(texts)"
  }

  /// Adds an assertion that an element exists or does not exist.
  ///
  /// - Parameters:
  ///   - element: An expression for the element.
  ///   - isNegated: Whether it must not be there.
  mutating func expect(_ element: String, isNegated: Bool) {
    add("XCTAssertTrue(\(element).\(isNegated ? "vanishes" : "appears"), app.shown)")
  }

  /// Adds an assertion that a condition is true or false.
  ///
  /// - Parameters:
  ///   - condition: A Boolean expression.
  ///   - isNegated: Whether it must be false.
  mutating func assert(_ condition: String, isNegated: Bool) {
    add("\(isNegated ? "XCTAssertFalse" : "XCTAssertTrue")(\(condition), app.shown)")
  }

  /// Splits a long text into pieces whose literals each fit on a line.
  private static func pieces(of text: String) -> [String] {
    var pieces = [""]
    for character in text {
      let longer = (pieces.last ?? "") + String(character)
      if Literal.quoted(longer).count > 78 {
        pieces.append(String(character))
      } else {
        pieces[pieces.count - 1] = longer
      }
    }
    return pieces
  }

  /// Returns text wrapped between words into lines of a maximum width.
  static func cut(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      var word = Substring(word)
      if !line.isEmpty, line.count + 1 + word.count <= width {
        line += " " + word
        continue
      }
      if !line.isEmpty { lines.append(line) }
      while word.count > width {
        lines.append(String(word.prefix(width)))
        word = word.dropFirst(width)
      }
      line = String(word)
    }
    return lines + [line]
  }
}
