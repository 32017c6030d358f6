// Writes the declarations that stand in for other modules of Apple's, from the signatures in a folder:
//
//     swift Scripts/stand-ins.swift FOLDER TARGET
//
// A file `MapKit.txt` becomes the module `TARGET/NavMapKit`, a file for each type. A line is a declaration as
// Swift writes it, members indented by two blanks, without bodies, without `public` and without comments: a
// body answers with nothing, or with what stands behind `=`. `Scripts/generate` calls this.
//
//     inside NavUI                   the declarations belong to NavUI, and are seen without an import
//     import NavUI                   what the module imports and passes on
//     ui class UILabel: UIView       an open class of the main actor
//     view Map("Map")                a view that is shown as one element
//     modifier mapStyle(_ s: Style)  a modifier of views that changes nothing
//     optional func done()           a requirement that has a default
import Foundation

struct Failure: Error, CustomStringConvertible {
  let description: String
}

/// A declaration and what is indented below it.
final class Declaration {
  let line: String
  let number: Int
  var members: [Declaration] = []

  init(line: String, number: Int) {
    self.line = line
    self.number = number
  }
}

/// Reads the lines of a file as declarations.
func declarations(in text: String) throws -> [Declaration] {
  var top: [Declaration] = []
  var open: [(indent: Int, declaration: Declaration)] = []
  for (index, raw) in text.components(separatedBy: "\n").enumerated() {
    let line = raw.trimmingCharacters(in: .whitespaces)
    guard !line.isEmpty, !line.hasPrefix("#") else { continue }
    let indent = raw.prefix { $0 == " " }.count
    let declaration = Declaration(line: line, number: index + 1)
    while let last = open.last, last.indent >= indent { open.removeLast() }
    if let owner = open.last?.declaration {
      owner.members.append(declaration)
    } else {
      top.append(declaration)
    }
    open.append((indent, declaration))
  }
  return top
}

/// Returns the answer of a function of a type where nothing else is said.
func answer(for type: String) -> String? {
  let type = type.trimmingCharacters(in: .whitespaces)
  if type == "Void" || type == "()" { return "" }
  if type.hasSuffix("?") || type.hasSuffix("!") { return "nil" }
  if type.hasPrefix("["), type.hasSuffix("]") { return type.contains(": ") ? "[:]" : "[]" }
  if type == "Self" { return "self" }
  if type == "some View" { return "EmptyView()" }
  return switch type {
  case "Bool": "false"
  case "String": "\"\""
  case "Int", "Double", "Float", "CGFloat", "TimeInterval", "CFTimeInterval", "UInt", "UInt8",
    "UInt32", "Int32":
    "0"
  case "CGRect", "CGSize", "CGPoint", "UIEdgeInsets": ".zero"
  case "Data": "Data()"
  case "Date": "Date(timeIntervalSinceReferenceDate: 0)"
  default: nil
  }
}

/// Writes one declaration with everything in it.
struct Writer {
  let module: String
  var lines: [String] = []

  mutating func write(_ declaration: Declaration, in owner: Declaration?, depth: Int) throws {
    var line = declaration.line
    let pad = String(repeating: "  ", count: depth)
    func emit(_ text: String) { lines.append(pad + text) }
    func fail(_ why: String) -> Failure {
      Failure(description: "\(module).txt:\(declaration.number):1: \(why)")
    }
    var attributes: [String] = []
    while line.hasPrefix("@"), let end = attributeEnd(line) {
      attributes.append(String(line[..<end]))
      line = line[end...].trimmingCharacters(in: .whitespaces)
    }
    var isOptional = false
    for (word, meaning) in [("ui", "@MainActor @preconcurrency"), ("optional", "")]
    where line.hasPrefix("\(word) ") {
      line = String(line.dropFirst(word.count + 1))
      if meaning.isEmpty { isOptional = true } else { attributes.insert(meaning, at: 0) }
    }
    let isExtension = line.hasPrefix("extension ")
    let inProtocol = owner?.line.contains("protocol ") == true
    if !isExtension { emit("/// \(comment(on: line, in: owner))") }
    for attribute in attributes { emit(attribute) }
    let isInner = inProtocol || line.hasPrefix("private ")
    let access = isInner || isExtension || line.hasPrefix("case ") ? "" : "public "
    if line.hasPrefix("view ") {
      try writeView(line, declaration, depth: depth)
    } else if line.hasPrefix("modifier ") {
      emit("public nonisolated func \(line.dropFirst(9)) -> some View { self }")
    } else if let type = typeKeyword(line) {
      let isOpen = type == "class" && !line.contains("final ")
      emit("\(isOpen ? "open " : access)\(line) {")
      for member in declaration.members { try write(member, in: declaration, depth: depth + 1) }
      emit("}")
      if type == "protocol" { try writeDefaults(of: declaration, depth: depth) }
    } else if line.hasPrefix("case ") || line.hasPrefix("typealias ")
      || line.hasPrefix("associatedtype ") || line.hasPrefix("macro ")
    {
      emit(access + line)
    } else if line.contains("init(") || line.contains("init?(") || line.contains("init<") {
      let (head, value) = split(line)
      emit("\(access)\(head) {")
      for assignment in try initialBody(head, value, owner) { emit("  \(assignment)") }
      emit("}")
    } else if line.contains("func ") || line.contains("subscript(") || line.contains("subscript<") {
      if inProtocol {
        emit(split(line).head)
        _ = isOptional
        return
      }
      let (head, value) = split(line)
      let isOpen = isOpenClass(owner) && !head.contains("static ")
      guard let body = value ?? answer(for: result(of: head)) else {
        throw fail("say behind '=' what '\(head)' answers")
      }
      emit("\(isOpen ? "open " : access)\(head) {\(body.isEmpty ? "" : " \(body) ")}")
    } else if line.contains("var ") || line.contains("let ") {
      try writeVariable(
        line,
        access: access,
        inProtocol: inProtocol,
        owner: owner,
        emit: emit,
        fail: fail
      )
    } else {
      throw fail("'\(line)' is no declaration that can be written")
    }
  }

  private func writeVariable(
    _ line: String,
    access: String,
    inProtocol: Bool,
    owner: Declaration?,
    emit: (String) -> Void,
    fail: (String) -> Failure
  ) throws {
    if inProtocol {
      emit(line.contains("{ get") ? line : "\(line) { get }")
      return
    }
    let isOpen =
      isOpenClass(owner) && !line.contains("static ")
      && (line.hasPrefix("var") || line.hasPrefix("class var"))
    let access = isOpen ? "open " : access
    if line.hasSuffix("}") || line.contains(" = ") {
      emit(access + line)
      return
    }
    guard let colon = line.range(of: ": ") else { throw fail("'\(line)' needs a type") }
    let given = owner?.members.contains {
      $0.line.contains("init") && $0.line.contains("\(variableName(line))")
    }
    if let value = answer(for: String(line[colon.upperBound...])),
      !line.contains("let ") && !isMemberwise(owner)
    {
      emit("\(access)\(line) = \(value)")
    } else if given == true || isMemberwise(owner) {
      emit(access + line)
    } else {
      throw fail("say behind '=' what '\(line)' begins with")
    }
  }

  private mutating func writeView(_ line: String, _ declaration: Declaration, depth: Int) throws {
    let pad = String(repeating: "  ", count: depth)
    let text = line.dropFirst(5)
    guard let open = text.lastIndex(of: "(") else {
      throw Failure(
        description: "\(module).txt:\(declaration.number):1: a view needs its words in parentheses"
      )
    }
    let name = text[..<open]
    let words = text[text.index(after: open)...].dropLast()
    lines.append("\(pad)@MainActor @preconcurrency")
    let clause = name.firstRange(of: " where ").map { String(name[$0.lowerBound...]) } ?? ""
    let head = name.firstRange(of: " where ").map { name[..<$0.lowerBound] } ?? name
    lines.append("\(pad)public struct \(head): View\(clause) {")
    for member in declaration.members { try write(member, in: declaration, depth: depth + 1) }
    lines.append("\(pad)  /// One element stands for the whole.")
    lines.append("\(pad)  public var body: some View { StandInElement(\(words)) }")
    lines.append("\(pad)}")
  }

  private mutating func writeDefaults(of declaration: Declaration, depth: Int) throws {
    let optional = declaration.members.filter { $0.line.hasPrefix("optional ") }
    guard !optional.isEmpty, let name = typeName(declaration.line) else { return }
    lines.append("")
    lines.append("extension \(name) {")
    let owner = Declaration(line: "extension \(name)", number: declaration.number)
    for member in optional {
      let plain = Declaration(line: String(member.line.dropFirst(9)), number: member.number)
      try write(plain, in: owner, depth: depth + 1)
    }
    lines.append("}")
  }

  /// The assignments of an initializer: parameters go into the variables of their names.
  private func initialBody(
    _ head: String,
    _ value: String?,
    _ owner: Declaration?
  ) throws -> [String] {
    if let value { return value.isEmpty ? [] : [value] }
    if head.contains("convenience ") { return ["self.init()"] }
    let stored = (owner?.members ?? []).filter {
      !$0.line.hasSuffix("}") && !$0.line.contains("static ") && !$0.line.contains("func ")
        && ($0.line.contains("var ") || $0.line.contains("let "))
    }.map { variableName($0.line) }
    var assignments = try stored.filter { name in
      try head.firstMatch(of: Regex("[(, ]\(name): ")) != nil
    }.map { "self.\($0) = \($0)" }
    let isSubclass =
      owner?.line.contains("class ") == true && owner?.line.contains(": UI") == true
      || owner?.line.contains("class ") == true && owner?.line.contains(": NSObject") == true
    if isSubclass { assignments.append("super.init()") }
    return assignments
  }

  private func comment(on line: String, in owner: Declaration?) -> String {
    let name = typeName(line) ?? variableName(line)
    guard let owner, let ownerName = typeName(owner.line) else {
      return "Stands in for `\(name)` of \(module), and does nothing."
    }
    if line.contains("init(") || line.contains("init?(") || line.contains("init<") {
      return "Creates what stands in for a `\(ownerName)`."
    }
    return "Stands in for `\(name)` of `\(ownerName)`."
  }
}

func attributeEnd(_ line: String) -> String.Index? {
  let name = line.dropFirst().prefix { $0.isLetter || $0 == "_" }
  guard name.endIndex < line.endIndex, line[name.endIndex] == "(" else { return name.endIndex }
  var depth = 0
  for index in line[name.endIndex...].indices {
    if line[index] == "(" { depth += 1 }
    if line[index] == ")" { depth -= 1 }
    if depth == 0 { return line.index(after: index) }
  }
  return nil
}

func typeKeyword(_ line: String) -> String? {
  let words = line.split(separator: " ")
  return ["class", "struct", "enum", "protocol", "extension", "actor"].first { keyword in
    words.prefix(2).contains(Substring(keyword)) && !line.contains("func ")
      && !line.contains("class var ")
  }
}

func typeName(_ line: String) -> String? {
  let words = line.split(whereSeparator: { " :<({".contains($0) }).map(String.init)
  if let function = words.firstIndex(of: "func"), function + 1 < words.count {
    return words[function + 1]
  }
  for (word, next) in zip(words, words.dropFirst())
  where [
    "class", "struct", "enum", "protocol", "extension", "actor", "view", "modifier", "func",
    "typealias", "macro",
  ]
  .contains(word) {
    return next
  }
  return nil
}

func variableName(_ line: String) -> String {
  let words = line.split(whereSeparator: { " :<({".contains($0) }).map(String.init)
  for (word, next) in zip(words, words.dropFirst()) where ["var", "let", "case"].contains(word) {
    return next.trimmingCharacters(in: [","])
  }
  return words.first ?? ""
}

/// Whether the compiler makes the initializer of a type.
func isMemberwise(_ owner: Declaration?) -> Bool {
  guard let owner else { return false }
  return typeKeyword(owner.line) == "struct"
    && !owner.members.contains { $0.line.contains("init(") }
}

func isOpenClass(_ owner: Declaration?) -> Bool {
  guard let line = owner?.line else { return false }
  return typeKeyword(line.replacingOccurrences(of: "ui ", with: "")) == "class"
    && !line.contains("final ")
}

/// A declaration without what stands behind ` = ` outside parentheses, and that.
func split(_ line: String) -> (head: String, value: String?) {
  var depth = 0
  let characters = Array(line)
  for index in characters.indices {
    if "([{".contains(characters[index]) { depth += 1 }
    if ")]}".contains(characters[index]) { depth -= 1 }
    if depth == 0, characters[index] == "=", index > 0, characters[index - 1] == " ",
      index + 1 >= characters.count || characters[index + 1] == " "
    {
      let head = String(characters[..<(index - 1)])
      return (head, String(characters[(index + 1)...]).trimmingCharacters(in: .whitespaces))
    }
  }
  return (line, nil)
}

/// The type that a function answers with.
func result(of head: String) -> String {
  var depth = 0
  let characters = Array(head)
  for index in characters.indices {
    if "([".contains(characters[index]) { depth += 1 }
    if ")]".contains(characters[index]) { depth -= 1 }
    if depth == 0, characters[index] == "-", index + 1 < characters.count,
      characters[index + 1] == ">"
    {
      return String(characters[(index + 2)...]).components(separatedBy: " where ")[0]
    }
  }
  return "Void"
}

func generate(_ file: URL, into target: String) throws {
  let module = file.deletingPathExtension().lastPathComponent
  let all = try declarations(in: String(contentsOf: file, encoding: .utf8))
  let imports = all.filter { $0.line.hasPrefix("import ") }.map { $0.line.dropFirst(7) }
  let inside = all.contains { $0.line == "inside NavUI" }
  let own = "\(target)/Nav\(module)"
  let folder = inside ? "\(target)/NavUI/Inert/\(module)" : own
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  let header =
    "// Made by Scripts/generate from Scripts/stand-ins/\(module).txt: edit that.\n// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals\n"
  if !imports.isEmpty {
    try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
    let passed = imports.map { "@_exported import \($0)\n" }.joined()
    try (header + passed).write(
      toFile: "\(own)/Nav\(module)+Generated.swift",
      atomically: true,
      encoding: .utf8
    )
  }
  var files: [String: String] = [:]
  for declaration in all
  where !declaration.line.hasPrefix("import ") && declaration.line != "inside NavUI" {
    var writer = Writer(module: module)
    try writer.write(declaration, in: nil, depth: 0)
    let isFree = ["func ", "typealias ", "let ", "var "].contains { declaration.line.hasPrefix($0) }
    // Several tables make files of NavUI, and no two files of a module may have the same name.
    let functions = inside ? "Functions+\(module)" : "Functions"
    let name = isFree ? functions : typeName(declaration.line) ?? functions
    let isExtension = declaration.line.contains("extension ")
    let key =
      "\(isExtension ? "\(name.replacingOccurrences(of: ".", with: "_"))+\(module)" : name)+Generated.swift"
    files[key, default: ""] += "\n" + writer.lines.joined(separator: "\n") + "\n"
  }
  for (name, text) in files {
    // Types of C, such as those of simd, have names in lower case.
    let isOfC = text.contains(#/(?:typealias|struct) [a-z]/#)
    let header =
      isOfC
      ? header.replacingOccurrences(
        of: "swift-format-ignore-file: ",
        with: "swift-format-ignore-file: TypeNamesShouldBeCapitalized, "
      ) : header
    let passed = inside ? "" : imports.map { "import \($0)\n" }.joined()
    try (header + passed + text).write(
      toFile: "\(folder)/\(name)",
      atomically: true,
      encoding: .utf8
    )
  }
}

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count == 2 else {
  print("usage: swift Scripts/stand-ins.swift FOLDER TARGET")
  exit(2)
}
do {
  let tables = try FileManager.default.contentsOfDirectory(atPath: arguments[0])
  for file in tables.sorted() where file.hasSuffix(".txt") {
    try generate(URL(fileURLWithPath: "\(arguments[0])/\(file)"), into: arguments[1])
  }
} catch let failure as Failure {
  print(failure.description)
  exit(2)
}
