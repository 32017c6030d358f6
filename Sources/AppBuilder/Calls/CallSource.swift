import SceneModel

/// The source of the library for calling an app's objects.
///
/// Each member has its own lines, so a member that the compiler rejects can be omitted. Types of parameters are written
/// only if methods differ in nothing else; otherwise, the compiler infers them.
struct CallSource: Hashable, Sendable {
  /// The lines of the source.
  private(set) var lines: [String]
  /// The range of the lines that register members, each of which can be omitted.
  private(set) var entries: Range<Int>

  /// The name of the function that the app's process looks up in the library.
  static let entry = "navlab_register_calls"

  /// Creates the source from the types of an app.
  ///
  /// - Parameters:
  ///   - interface: The types of the app.
  ///   - module: The name of its module.
  init(_ interface: CodeInterface, module: String) {
    let head = [
      "@testable import \(module)",
      "import NavCalls",
      "",
      "@_cdecl(\"\(Self.entry)\")",
      "@Swift.MainActor",
      "public func navlabRegisterCalls(_ pointer: Swift.UnsafeRawPointer) {",
      "  let table = Swift.Unmanaged<NavCalls.NavCallTable>.fromOpaque(pointer).takeUnretainedValue()",
    ]
    var body: [String] = []
    for (name, type) in interface.types.sorted(by: { $0.key < $1.key }) {
      let usable = type.members.filter { $0.obstacle == nil }
      let names = usable.flatMap { member in
        Self.variants(of: member.parameters ?? []).map { Self.name(of: member, with: $0) }
      }
      let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
      for root in type.genericParameters.isEmpty ? [name] : type.instances {
        body += usable.flatMap { Self.entries(of: $0, in: root, counts) }
        body += Self.makers(of: type, in: root)
      }
    }
    body += interface.roots.map { root in
      "  table.root(\"\(root.name)\") { \(Self.quotedPath(root.name)) }"
    }
    lines = head + body + ["}", ""]
    entries = head.count..<(head.count + body.count)
  }

  /// The complete text of the source.
  var text: String { lines.joined(separator: "\n") }

  /// Returns the source without the lines with the given numbers, or nil if any of those lines is not an entry.
  func without(_ numbers: Set<Int>) -> CallSource? {
    guard numbers.allSatisfy({ entries.contains($0 - 1) }) else { return nil }
    var copy = self
    for number in numbers { copy.lines[number - 1] = "" }
    return copy
  }

  private static func entries(
    of member: CodeMember,
    in root: String,
    _ counts: [String: Int]
  ) -> [String] {
    guard let parameters = member.parameters else { return [property(member, in: root)] }
    return variants(of: parameters).map { variant in
      let isOverloaded = counts[name(of: member, with: variant), default: 0] > 1
      return method(member, with: variant, in: root, namesTypes: isOverloaded)
    }
  }

  /// Returns entries for a type's initialisers, or none if reflection alone can create values of the type.
  private static func makers(of type: CodeType, in root: String) -> [String] {
    let usable = type.makers.filter { $0.obstacle == nil && !$0.traits.contains(.isAsync) }
    let names = usable.flatMap { maker in
      variants(of: maker.parameters ?? []).map { name(of: maker, with: $0) }
    }
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    let made = usable.flatMap { maker -> [String] in
      guard let parameters = maker.parameters else {
        return [Self.maker(maker, named: maker.name, in: root, arguments: nil)]
      }
      return variants(of: parameters).map { variant in
        let name = name(of: maker, with: variant)
        let arguments = list(variant, namesTypes: counts[name, default: 0] > 1)
        return Self.maker(maker, named: name, in: root, arguments: arguments)
      }
    }
    // A case whose associated values have defaults can be written without them.
    let cases = type.cases.flatMap { member -> [String] in
      let parameters = member.parameters ?? []
      return variants(of: parameters).filter { $0.count < parameters.count }.map { variant in
        let arguments = list(variant, namesTypes: false)
        let name = name(of: member, with: variant)
        return Self.maker(member, named: name, in: root, arguments: arguments)
      }
    }
    return made + cases
  }

  private static func maker(
    _ member: CodeMember,
    named name: String,
    in root: String,
    arguments: String?
  ) -> String {
    let mayFail = member.traits.contains(.isFailable) || member.type == "\(root)?"
    let callee = member.name == "init" ? root : "\(root).\(quoted(member.name))"
    let call = "\(callee)\(arguments.map { "(\($0))" } ?? "")"
    return
      "  table.\(mayFail ? "failableMaker" : "maker")(\"\(name)\") { arguments in try \(call) }"
  }

  private static func list(_ parameters: [CodeMember.Parameter], namesTypes: Bool) -> String {
    parameters.enumerated().map { index, parameter in
      let label = parameter.label.map { "\($0): " } ?? ""
      return "\(label)arguments.value(\(index))\(namesTypes ? " as \(parameter.type)" : "")"
    }.joined(separator: ", ")
  }

  /// Returns the name of a member with the labels of the given parameters.
  private static func name(
    of member: CodeMember,
    with parameters: [CodeMember.Parameter]
  ) -> String {
    "\(member.name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
  }

  private static func property(_ member: CodeMember, in root: String) -> String {
    guard !member.traits.contains(.isAsync), !member.traits.contains(.isThrowing) else {
      let value = "try await object.\(quoted(member.name))"
      return "  table.waitingMethod(\"\(member.name)()\") { (object: \(root), _) in \(value) }"
    }
    return "  table.property(\"\(member.name)\", \\\(root).\(quoted(member.name)))"
  }

  private static func method(
    _ member: CodeMember,
    with parameters: [CodeMember.Parameter],
    in root: String,
    namesTypes: Bool
  ) -> String {
    let call = "object.\(quoted(member.name))(\(list(parameters, namesTypes: namesTypes)))"
    let name = "\"\(name(of: member, with: parameters))\""
    if member.traits.contains(.isAsync) {
      return "  table.waitingMethod(\(name)) { (object: \(root), arguments) in try await \(call) }"
    }
    let mark = member.traits.contains(.isMutating) ? ", isMutating: true" : ""
    return
      "  table.method(\(name)\(mark)) { (object: inout \(root), arguments) in try \(call) }"
  }

  /// Returns the possible parameter lists for calling a method, with and without parameters that have default values.
  private static func variants(
    of parameters: [CodeMember.Parameter]
  ) -> [[CodeMember.Parameter]] {
    let optional = parameters.indices.filter { parameters[$0].hasDefault }
    guard optional.count <= 3 else {
      return [parameters, parameters.filter { !$0.hasDefault }]
    }
    return (0..<(1 << optional.count)).map { choice in
      let left = Set(optional.enumerated().filter { choice & (1 << $0.offset) != 0 }.map(\.element))
      return parameters.indices.filter { !left.contains($0) }.map { parameters[$0] }
    }
  }

  private static let keywords: Set<String> = [
    "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
    "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
    "guard",
    "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript",
    "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  private static func quotedPath(_ path: String) -> String {
    path.split(separator: ".").map { quoted(String($0)) }.joined(separator: ".")
  }

  private static func quoted(_ name: String) -> String {
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return keywords.contains(name) || !isPlain ? "`\(name)`" : name
  }
}
