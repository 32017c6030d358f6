/// The code of an app, grouped by type on the basis of words and braces alone.
///
/// That is sufficient for code that compiles, and it works without the linter.
struct SourceOutline {
  /// A type, its extensions, or a declaration outside any type.
  struct Part: Hashable {
    /// The name of the declared type, or the last component of the extended type's name.
    let name: String
    let kind: Kind
    /// The part's words, starting with its name.
    let words: [SourceWord]
  }

  /// A kind of part.
  enum Kind: Hashable {
    /// A type or an extension of one of the app's types.
    case type
    /// A function, a type alias, or an extension of another module's type.
    case free
    /// A variable declared outside any type.
    case variable
  }

  private(set) var parts: [Part] = []
  /// The names of the static properties, keyed by type.
  private(set) var typeProperties: [String: Set<String>] = [:]
  /// The app's own operators that change their left operand, each as a list of its symbols.
  private(set) var operators: [[String]] = []
  /// The app's own methods that mutate the value on which they are called.
  private(set) var mutatingMethods: Set<String> = []
  /// The names after the colon of each type or extension, or after the equals sign of each type alias.
  private var parents: [String: Set<String>] = [:]
  private var partsByName: [String: [Part]] = [:]
  /// The names of the variables declared outside any type.
  private(set) var variables: Set<String> = []

  /// The maximum depth at which nested types become separate parts, which is more than real code needs.
  private static let nestingLimit = 16

  private static let typeWords: Set = ["struct", "class", "enum", "actor", "protocol"]

  /// Creates the outline of an app's files.
  init(_ files: [(name: String, text: String)]) {
    let words = files.map { SourceWords.words(of: $0.text, file: $0.name) }
    let own = Set(words.flatMap(Self.declaredTypes))
    for words in words {
      read(words, own: own)
      operators += Self.operators(in: words)
      mutatingMethods.formUnion(Self.mutatingMethods(in: words))
    }
    for part in parts { parents[part.name, default: []].formUnion(Self.parents(of: part)) }
    partsByName = Dictionary(grouping: parts, by: \.name)
    variables = Set(parts.filter { $0.kind == .variable }.map(\.name))
  }

  /// Returns the parts with a given name.
  ///
  /// - Parameter name: The name.
  /// - Returns: The parts.
  func parts(named name: String) -> [Part] { partsByName[name] ?? [] }

  /// Returns the names of the types and protocols from which a type inherits, including Swift's own.
  ///
  /// - Parameter name: The type's name.
  /// - Returns: The names of types and protocols.
  func inherited(by name: String) -> Set<String> {
    var found: Set<String> = []
    var open = [name]
    while let next = open.popLast() {
      for parent in parents[next] ?? [] where found.insert(parent).inserted { open.append(parent) }
    }
    return found
  }

  /// Returns all types that inherit, directly or indirectly, from a type whose name satisfies a predicate.
  ///
  /// - Parameter isMeant: Whether a type or a protocol of this name is of the kind.
  /// - Returns: The names of the types.
  func heirs(of isMeant: (String) -> Bool) -> Set<String> {
    var children: [String: [String]] = [:]
    for (name, parents) in parents {
      for parent in parents { children[parent, default: []].append(name) }
    }
    var open = children.keys.filter(isMeant).flatMap { children[$0] ?? [] }
    var found: Set<String> = []
    while let next = open.popLast() {
      if found.insert(next).inserted { open += children[next] ?? [] }
    }
    return found
  }

  /// Returns the names after the colon of a type, or the names to which a type alias refers.
  private static func parents(of part: Part) -> [String] {
    var words = part.words.dropFirst()
    if part.kind == .free {
      guard words.first?.text == "=" else { return [] }
      return words.filter(\.isName).map(\.text)
    }
    guard part.kind == .type else { return [] }
    if words.first?.text == "<" {
      var depth = 0
      words = words.drop { word in
        if word.text == "<" { depth += 1 }
        if word.text == ">" { depth -= 1 }
        return depth > 0
      }
      .dropFirst()
    }
    return words.prefix { !["{", "where"].contains($0.text) }.filter(\.isName).map(\.text)
  }

  private static func mutatingMethods(in words: [SourceWord]) -> [String] {
    words.indices.dropLast(2).compactMap { index in
      guard words[index].text == "mutating",
        let function = words[index...].prefix(4).firstIndex(where: { $0.text == "func" })
      else { return nil }
      return words[min(function + 1, words.count - 1)].text
    }
  }

  /// Returns the operators that a file declares with an `inout` parameter, each as a list of its
  /// symbols.
  private static func operators(in words: [SourceWord]) -> [[String]] {
    words.indices.dropLast(2).compactMap { index in
      guard words[index].text == "func", !words[index + 1].isName,
        let open = words[(index + 1)...].prefix(12).firstIndex(where: { $0.text == "(" })
      else { return nil }
      let arguments = words[open...].prefix(48).prefix { $0.text != ")" }
      guard arguments.contains(where: { $0.text == "inout" }), open > index + 1 else { return nil }
      var signs = words[(index + 1)..<open]
      // 'func <- <Item>(…)'
      if let first = signs.firstIndex(where: \.isName) { signs = signs[..<(first - 1)] }
      return signs.map(\.text)
    }
  }

  /// Returns the names of all types in the files, at any depth.
  private static func declaredTypes(in words: [SourceWord]) -> [String] {
    words.indices.dropLast().compactMap { index in
      guard typeWords.contains(words[index].text), words[index + 1].isName,
        index == 0 || words[index - 1].text != "."
      else { return nil }
      return words[index + 1].text
    }
  }

  private mutating func read(_ words: [SourceWord], own: Set<String>) {
    var index = 0
    while index < words.count {
      let word = words[index].text
      if word == "{" {
        // What stands in a macro such as '#Preview' is none of the app's.
        index = Self.end(ofBracketAt: index, in: words)
        continue
      }
      guard index + 1 < words.count, words[index + 1].isName else {
        index += 1
        continue
      }
      if Self.typeWords.contains(word) || word == "extension" {
        index = readType(words, at: index, own: own, depth: 0)
      } else if word == "func" || word == "typealias" || word == "let" || word == "var" {
        let end = Self.endOfDeclaration(words, from: index + 2)
        let kind = word == "let" || word == "var" ? Kind.variable : .free
        add(words[index + 1].text, kind, words[(index + 1)..<end])
        index = end
      } else {
        index += 1
      }
    }
  }

  private mutating func add(_ name: String, _ kind: Kind, _ words: ArraySlice<SourceWord>) {
    parts.append(Part(name: name, kind: kind, words: Array(words)))
  }

  /// Reads a type and its members, and adds each nested type both to this type and as a separate part.
  private mutating func readType(
    _ words: [SourceWord],
    at start: Int,
    own: Set<String>,
    depth: Int
  ) -> Int {
    let isExtension = words[start].text == "extension"
    var name = words[start + 1].text
    var index = start + 2
    while isExtension, index + 1 < words.count, words[index].text == "." {
      name = words[index + 1].text
      index += 2
    }
    guard let open = words[index...].firstIndex(where: { $0.text == "{" }) else {
      return words.count
    }
    let end = Self.end(ofBracketAt: open, in: words)
    if isExtension, !own.contains(name) {
      readForeign(words, from: open + 1, to: end)
      return end
    }
    add(name, .type, words[(start + 1)..<end])
    guard depth < Self.nestingLimit else { return end }
    var inner = open + 1
    while inner + 1 < end {
      let word = words[inner].text
      if Self.typeWords.contains(word), words[inner + 1].isName, words[inner - 1].text != "." {
        inner = readType(words, at: inner, own: own, depth: depth + 1)
      } else if word == "static", let place = Self.property(in: words, after: inner) {
        typeProperties[name, default: []].insert(words[place].text)
        inner = place + 1
      } else {
        inner += 1
      }
    }
    return end
  }

  /// Reads the members that an extension adds to another module's type and that any code may use.
  private mutating func readForeign(_ words: [SourceWord], from start: Int, to end: Int) {
    var index = start
    while index + 1 < end {
      guard ["func", "var"].contains(words[index].text), words[index + 1].isName else {
        index += 1
        continue
      }
      let last = min(Self.endOfDeclaration(words, from: index + 2), end)
      add(words[index + 1].text, .free, words[(index + 1)..<last])
      index = last
    }
  }

  /// Returns the position of the property name that follows `static`, or nil if none follows.
  private static func property(in words: [SourceWord], after index: Int) -> Int? {
    for place in (index + 1)..<min(index + 4, words.count - 1)
    where ["let", "var"].contains(words[place].text) { return place + 1 }
    return nil
  }

  /// Returns the end of a declaration: the position before the next declaration at the same level.
  private static func endOfDeclaration(_ words: [SourceWord], from start: Int) -> Int {
    let beginnings = typeWords.union([
      "extension", "func", "let", "var", "typealias", "import", "@", "}", "static", "private",
      "public",
    ])
    var index = start
    var hasBody = false
    while index < words.count {
      let word = words[index]
      if ["(", "[", "{"].contains(word.text) {
        hasBody = word.text == "{"
        index = end(ofBracketAt: index, in: words)
        continue
      }
      let isNewLine = index > 0 && words[index - 1].line < word.line
      if word.text == "}" || (isNewLine && beginnings.contains(word.text)) { return index }
      if hasBody, isNewLine, word.text != ".", word.text != "#" { return index }
      index += 1
    }
    return words.count
  }

  /// Returns the position after the bracket that closes a given bracket.
  ///
  /// - Parameters:
  ///   - start: The place of the bracket that opens.
  ///   - words: The code.
  /// - Returns: The place, or the end of the code.
  static func end<Words: RandomAccessCollection>(ofBracketAt start: Int, in words: Words) -> Int
  where Words.Element == SourceWord, Words.Index == Int {
    var depth = 0
    for index in start..<words.endIndex {
      switch words[index].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return index + 1 }
      default: break
      }
    }
    return words.endIndex
  }
}
