/// The parts of a declaration such as `@Entry var name: Type = value`.
struct EntryVariable: Equatable {
  /// The name as written, including any backticks.
  var name: String
  /// The type as written, or nil if the type is inferred.
  var type: String?
  /// The default value as written, or nil if the variable has none.
  var initialValue: String?

  /// The name without backticks.
  var bareName: String { name.filter { $0 != "`" } }

  /// The type that the compiler infers for a plain literal or initialiser call, or nil for any other expression.
  var literalType: String? {
    guard let value = initialValue else { return nil }
    if value == "true" || value == "false" { return "Bool" }
    if value.wholeMatch(of: /-?[0-9][0-9_]*/) != nil { return "Int" }
    if value.wholeMatch(of: /-?[0-9][0-9_]*\.[0-9][0-9_]*/) != nil { return "Double" }
    if value.wholeMatch(of: /"[^"\\\n]*"/) != nil { return "String" }
    return value.wholeMatch(of: /([A-Z][A-Za-z0-9_]*)\([^()]*\)/).map { String($0.output.1) }
  }

  /// A reason why `@Entry` cannot be applied to a declaration.
  enum Problem: Error, CustomStringConvertible {
    /// A declaration that is not a `var`.
    case notAVariable
    /// A declaration with neither a default value nor an optional type.
    case noDefault(name: String)
    /// A variable that already has accessors.
    case hasAccessors(name: String)

    var description: String {
      switch self {
      case .notAVariable: "'@Entry' can only be attached to a 'var'"
      case .noDefault(let name):
        "'@Entry' needs a default value: write 'var \(name): … = …', or make the type optional"
      case .hasAccessors(let name):
        "'@Entry' writes the accessors of '\(name)' itself; remove the braces"
      }
    }
  }

  /// Creates an entry variable by parsing a declaration from the compiler.
  init(source: String) throws(Problem) {
    var scanner = SwiftScanner(source)
    guard scanner.skip(pastWord: "var") else { throw .notAVariable }
    name = scanner.text(upToAnyOf: ":={\n")
    guard !name.isEmpty else { throw .notAVariable }
    if scanner.skip(":") {
      type = scanner.text(upToAnyOf: "={")
    }
    if scanner.skip("=") {
      initialValue = scanner.text(upToAnyOf: "")
    } else if scanner.skip("{") {
      throw .hasAccessors(name: name)
    }
    if initialValue == nil, !isOptional { throw .noDefault(name: name) }
  }

  private var isOptional: Bool {
    guard let type else { return false }
    return type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<")
  }
}
