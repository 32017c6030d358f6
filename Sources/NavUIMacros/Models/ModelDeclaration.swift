/// The parts of a class marked with `@Model`, parsed from its source.
struct ModelDeclaration {
  /// The name of the class, or nil if the declaration is not a class.
  private(set) var name: String?
  /// The variables of the model, in the order of their declaration.
  private(set) var variables: [ModelVariable] = []

  /// Creates a model declaration by parsing the source of a class.
  init(source: String) {
    var scanner = SwiftScanner(source)
    guard scanner.skip(pastWord: "class") else { return }
    name = scanner.text(upToAnyOf: ":{<\n ")
    _ = scanner.text(upToAnyOf: "{")
    guard scanner.skip("{") else { return }
    variables = Self.variables(in: scanner.rest())
  }

  /// Returns the variables declared in the source of a class's members.
  static func variables(in members: String) -> [ModelVariable] {
    var scanner = SwiftScanner(members)
    var found: [ModelVariable] = []
    var attributes: [ModelVariable.Attribute] = []
    var modifiers: Set<String> = []
    while let token = scanner.token() {
      switch token {
      case "@":
        let name = scanner.name()
        attributes.append(.init(name: name, arguments: scanner.group("(")))
      case _ where Self.modifiers.contains(token):
        modifiers.insert(token)
        _ = scanner.group("(")
      case "var", "let":
        found.append(
          ModelVariable(
            &scanner,
            attributes: attributes,
            modifiers: modifiers,
            isConstant: token == "let"
          )
        )
        (attributes, modifiers) = ([], [])
      default: (attributes, modifiers) = ([], [])
      }
    }
    return found
  }

  private static let modifiers: Set = [
    "public", "package", "internal", "fileprivate", "private", "open", "final", "static", "class",
    "lazy", "weak", "unowned", "override", "nonisolated", "dynamic",
  ]
}

/// A member variable of a class.
struct ModelVariable {
  /// An attribute, such as `@Relationship(deleteRule: .cascade)`.
  struct Attribute {
    /// The name of the attribute, without `@`.
    var name: String
    /// The arguments in the parentheses, or nil if there are no parentheses.
    var arguments: String?
  }

  /// The name of the variable, without backticks.
  let name: String
  /// The attributes before the variable.
  let attributes: [Attribute]
  private let isStored: Bool

  /// Creates a variable by parsing the source after `var` or `let`.
  init(
    _ scanner: inout SwiftScanner,
    attributes: [Attribute],
    modifiers: Set<String>,
    isConstant: Bool = false
  ) {
    self.attributes = attributes
    name = scanner.text(upToAnyOf: ":={;\n").filter { $0 != "`" }
    if scanner.skip(":") { _ = scanner.text(upToAnyOf: "={;\n") }
    let accessors = scanner.isAt("{") ? scanner.group("{") : nil
    let observers = accessors?.wholeMatch(of: /(?s)\s*(didSet|willSet)\b.*/)
    isStored =
      (accessors == nil || observers != nil)
      && modifiers.isDisjoint(with: ["static", "class", "lazy"])
      // A constant that an initialiser sets is stored, with the compiler's warning in Swift 5 mode.
      && !(isConstant && scanner.isAt("="))
  }

  /// A Boolean value that indicates whether the variable's value is stored in the model's record.
  var isPersisted: Bool {
    isStored && attribute("Transient") == nil
      && attribute("Attribute")?.arguments?.contains(".ephemeral") != true
  }

  /// Returns the attribute with the given name, or nil if there is none.
  func attribute(_ name: String) -> Attribute? {
    attributes.first { $0.name == name || $0.name == "SwiftData.\(name)" }
  }
}
