import AppSession
import SceneModel
import SceneText

/// A command that reads or changes an observable object of the app, or calls one of the object's methods.
package struct ObjectCommand: Command {
  package static let word = "OBJECT"
  package static let synopsis = "OBJECT[.MEMBER] [= VALUE]"
  package static let help =
    "Uses one of the app's own objects, as its code would. Begin a line with the name of an "
    + "object; 'objects' lists the names. The line reads a property, sets it, or calls a method. "
    + "Write values as in Swift. Reading a value is not a step. If the line changes the app, 'undo' "
    + "reverts it like a tap. An async method runs until it ends or waits, and 'wait' lets it "
    + "continue. If the code throws an error, NavLab shows it. The second object of a class is "
    + "called router#2. Private members cannot be used. 'help OBJECT', with the name of an object, "
    + "lists its members."
  package static let examples = [
    "router", "router.path", "router.path.append(.detail(id: 42))",
    "router.navigate(to: .settings)", "router.selectedTab = .profile",
    "router.showsSheet.toggle()", "router#2.popToRoot()",
  ]
  package static let seeAlso = ["objects", "values", "expect"]
  package static let group = CommandGroup.state
  package static let arguments: [ArgumentKind] = []

  private let expression: ObjectExpression
  /// The error to report if the word does not name an object, or nil if the line is an expression.
  private let notFound: ScriptError?
  /// The command, with its text, to run if the word does not name an object, or nil if there is none.
  private let otherwise: (command: any Command, text: String)?

  package init(from scanner: inout Scanner) throws(ScriptError) {
    throw scanner.error("write the name of an object, as in router.path; 'objects' lists them")
  }

  /// Creates a command from a line that begins with an object's name.
  init(expressionFrom scanner: inout Scanner) throws(ScriptError) {
    var expression = try scanner.objectExpression()
    expression.change = try scanner.change()
    if expression.change != nil, expression.members.isEmpty {
      throw scanner.error("you cannot set an object itself; set one of its properties")
    }
    self.expression = expression
    notFound = nil
    otherwise = nil
  }

  /// Creates a command from a single word that may be the name of an object.
  ///
  /// - Parameters:
  ///   - name: The word.
  ///   - position: The position of the word.
  ///   - otherwise: The command to run if the word does not name an object, with its text.
  init(
    name: String,
    at position: ScriptPosition,
    otherwise: (command: any Command, text: String)? = nil
  ) {
    expression = ObjectExpression(object: name)
    notFound = Statement.unknown(name, in: name, at: position)
    self.otherwise = otherwise
  }

  /// Returns whether an unknown word could be the name of an object.
  static func couldBeObject(_ word: String) -> Bool {
    isName(word) && Spelling(CommandList.words).suggestions(for: word).isEmpty
  }

  /// Returns whether an unknown word consists of characters that are valid in names.
  static func isName(_ word: String) -> Bool {
    guard CommandList.command(word) == nil else { return false }
    let scalars = word.unicodeScalars
    return scalars.first?.isIdentifierHead == true
      && scalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    let objects = try interpreter.app.objects
    let interface = interpreter.driver.interface
    if expression.members.isEmpty {
      if let object = objects.first(where: { $0.name == expression.object }) {
        return CommandResult(ObjectsText([object]).lines(interpreter.layout))
      }
      let isRoot = interface?.roots.contains { $0.name == expression.object } ?? false
      if let notFound, !isRoot {
        if let otherwise {
          if otherwise.command.suitsScripts { interpreter.take(otherwise.text) }
          return try otherwise.command.perform(in: interpreter)
        }
        let failure = ObjectFailure(objects, interface)
        guard failure.isNear(expression) else { throw .misuse(failure.neither(notFound)) }
      }
    }
    let start = try ObjectStart(of: expression, in: objects, interface)
    if expression.change != nil, start.members == expression.members.count {
      throw .refused("\(start.name) itself cannot be set; set one of its properties")
    }
    if let interface { try ObjectCheck(interface).check(expression, of: start) }
    if expression.isReading {
      return CommandResult(answer(try interpreter.read(expression), interpreter.layout))
    }
    let before = try interpreter.app
    var result = try interpreter.act(.call(expression))
    let answer = interpreter.driver.answer ?? .nothing
    if case .threw(let words) = answer { throw .refused(words) }
    if answer != .nothing, interpreter.driver.snapshot == before { result.lines = [] }
    result.lines = self.answer(answer, interpreter.layout) + result.lines
    return result
  }

  private func answer(_ answer: ObjectAnswer, _ layout: TextLayout) -> [StyledText] {
    switch answer {
    case .nothing, .threw: []
    case .value(let value, _): layout.paragraph(Printable.line(value), style: .value, indent: 2)
    case .waits:
      layout.paragraph(
        "\(expression) has not ended yet; to let time pass, type: wait 1s",
        style: .secondary
      )
    }
  }
}
