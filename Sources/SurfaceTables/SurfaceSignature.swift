/// A signature of a function, an initialiser or a subscript, split into its parts.
struct SurfaceSignature {
  /// The text of the declaration up to the end of the name.
  var head: String

  /// The generic parameters with their constraints.
  var generics: [String]

  /// The parameters of the declaration.
  var parameters: [Parameter]

  /// The text of the declaration after the parameters.
  var tail: String

  /// A parameter of a declaration.
  struct Parameter {
    /// The attributes and the names before the colon.
    var names: String

    /// The type followed by the default value, if any.
    var type: String

    /// The name of the parameter inside the function.
    var name: String { names.split(separator: " ").last.map(String.init) ?? "" }
  }

  /// Creates a signature from the declaration of a function, an initialiser or a subscript, or returns nil for any
  /// other declaration.
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

  /// A Boolean value that indicates whether the declaration returns a result.
  var hasResult: Bool { tail.contains("->") || head.hasSuffix("subscript") }

  /// The declaration in Swift.
  var text: String {
    let clause = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    let list = parameters.map { "\($0.names): \($0.type)" }.joined(separator: ", ")
    let blank = head.last.map { $0.isLetter || $0.isNumber || "`?!_".contains($0) } ?? true
    return "\(head)\(blank ? "" : " ")\(clause)(\(list))\(tail.isEmpty ? "" : " \(tail)")"
  }
}
