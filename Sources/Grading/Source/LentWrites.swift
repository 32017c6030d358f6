/// A search for changes to a property through a subscript of its owner, or through a method with a closure.
struct LentWrites {
  /// The methods that let a caller's closure change the property.
  private let methods: Set<String>
  /// The types with a subscript that sets the property.
  private let subscripted: Set<String>
  private let mutators: Set<String>

  /// The maximum number of words to search for the next bracket of a method or subscript.
  private static let reach = 96

  /// Creates a search for changes that the app makes to a property through other members of its owner.
  ///
  /// - Parameters:
  ///   - plain: The search for changes of the property.
  ///   - outline: The app's code.
  init(of plain: PlainWrites, in outline: SourceOutline) {
    mutators = plain.mutators
    methods = Set(outline.parts.flatMap { Self.lenders(in: $0.words, of: plain) })
    subscripted = Set(
      outline.parts.filter { $0.kind == .type && Self.hasSubscript($0.words, setting: plain) }
        .map(\.name)
    )
  }

  /// Returns the location of the first change, or nil if there is none.
  ///
  /// - Parameter words: The code.
  /// - Returns: The place, or nil if there is none.
  func first(in words: [SourceWord]) -> SourceWord? {
    let owners = Self.variables(of: subscripted, in: words)
    let elements = PlainWrites(names: owners, mutators: mutators, operators: [])
    return words.indices.dropFirst().dropLast().first { index in
      let next = words[index + 1].text
      if methods.contains(words[index].text) {
        return words[index - 1].text == "." && ["(", "{"].contains(next)
      }
      return next == "[" && owners.contains(words[index].text) && elements.isChanged(words, index)
    }
    .map { words[$0] }
  }

  /// Returns the names of the methods that let a caller's closure change the property.
  private static func lenders(in words: [SourceWord], of plain: PlainWrites) -> [String] {
    words.indices.dropLast(2).compactMap { index in
      guard words[index].text == "func", words[index + 1].isName,
        let open = words[index...].prefix(reach).firstIndex(where: { $0.text == "(" })
      else { return nil }
      let close = SourceOutline.end(ofBracketAt: open, in: words[..<min(open + reach, words.count)])
      let parameters = words[open..<close].map(\.text)
      // The brackets of the method, and those of the closure.
      guard let mark = parameters.firstIndex(of: "inout"),
        parameters[..<mark].count(where: { $0 == "(" })
          > parameters[..<mark].count(where: { $0 == ")" }) + 1,
        let body = body(in: words, from: close), plain.first(in: body) != nil
      else { return nil }
      return words[index + 1].text
    }
  }

  private static func hasSubscript(_ words: [SourceWord], setting plain: PlainWrites) -> Bool {
    words.indices.contains { index in
      guard words[index].text == "subscript", let body = body(in: words, from: index) else {
        return false
      }
      return PropertyWrites.handsOn(body, plain)
    }
  }

  private static func body(in words: [SourceWord], from start: Int) -> [SourceWord]? {
    guard start < words.count,
      let open = words[start...].prefix(reach).firstIndex(where: { $0.text == "{" })
    else { return nil }
    return Array(words[open..<SourceOutline.end(ofBracketAt: open, in: words)])
  }

  /// Returns the names of the variables that have one of the given types.
  private static func variables(of types: Set<String>, in words: [SourceWord]) -> Set<String> {
    guard !types.isEmpty else { return [] }
    let names = words.indices.filter { types.contains(words[$0].text) }.compactMap { index in
      if index >= 2, [":", "="].contains(words[index - 1].text) { return words[index - 2].text }
      // '@Environment(Router.self) private var router'
      guard index + 2 < words.count, words[index + 1].text == ".", words[index + 2].text == "self",
        let mark = words[index...].prefix(8).firstIndex(where: { $0.text == "var" }),
        mark + 1 < words.count
      else { return String?.none }
      return words[mark + 1].text
    }
    return Set(names)
  }
}
