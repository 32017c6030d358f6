/// The parts of the declaration of a function, an initialiser or a subscript.
struct SurfaceSignature {
  /// Everything up to the name, with it.
  var head: String

  /// The generic parameters with their constraints.
  var generics: [String]

  /// The parameters.
  var parameters: [Parameter]

  /// Everything behind the parameters.
  var tail: String

  /// One parameter.
  struct Parameter {
    /// The attributes and the names, up to the colon.
    var names: String

    /// The type, with the default value.
    var type: String

    /// The name inside the function.
    var name: String { names.split(separator: " ").last.map(String.init) ?? "" }
  }

  /// Reads the declaration of a function, an initialiser or a subscript.
  ///
  /// - Parameter text: The declaration without its body; of another one there is no signature.
  init?(_ text: String) {
    let words = text.split(separator: " ")
    guard
      let keyword = words.first(where: { word in
        word == "func" || ["init", "subscript"].contains(word.prefix { $0.isLetter })
      }),
      !words.prefix(while: { $0 != keyword }).contains(where: { ["var", "let"].contains($0) })
    else { return nil }
    var start = keyword.endIndex
    if keyword == "func" {
      // The name of an operator ends at the blank behind it, even where it is a bracket.
      let name = text[text.index(after: start)...]
      let first = name.first
      let isOperator = first.map { !$0.isLetter && $0 != "`" && $0 != "_" } ?? true
      start = name.firstIndex { isOperator ? $0 == " " : $0 == "(" || $0 == "<" } ?? start
    } else {
      start = keyword.firstIndex { $0 == "(" || $0 == "<" } ?? start
    }
    head = String(text[..<start])
    var rest = text[start...].drop { $0 == " " }
    generics = []
    if rest.hasPrefix("<"), let end = rest.outside.first(where: { rest[$0] == ">" }) {
      generics = rest[rest.index(after: rest.startIndex)..<end].partsBetweenCommas
      rest = rest[rest.index(after: end)...]
    }
    guard rest.hasPrefix("("), let end = rest.outside.first(where: { rest[$0] == ")" }) else {
      return nil
    }
    parameters = rest[rest.index(after: rest.startIndex)..<end].partsBetweenCommas.map { part in
      let colon = part.outside.first { part[$0] == ":" } ?? part.endIndex
      return Parameter(names: String(part[..<colon]), type: part[colon...].dropFirst().trimmed)
    }
    tail = rest[rest.index(after: end)...].trimmed
  }

  /// Whether callers get a result.
  var hasResult: Bool { tail.contains("->") || head.hasSuffix("subscript") }

  /// The declaration in Swift.
  var text: String {
    let clause = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    let list = parameters.map { "\($0.names): \($0.type)" }.joined(separator: ", ")
    let blank = head.last.map { $0.isLetter || $0.isNumber || "`?!_".contains($0) } ?? true
    return "\(head)\(blank ? "" : " ")\(clause)(\(list))\(tail.isEmpty ? "" : " \(tail)")"
  }
}
