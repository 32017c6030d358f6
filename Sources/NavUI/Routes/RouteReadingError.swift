/// The reason why a literal is not a value of a type.
package enum RouteReadingError: Error, Hashable {
  /// The type has no case of this name.
  case unknownCase(String, type: String, candidates: [String])
  /// An argument is missing.
  case missingArgument(RouteSignature.Parameter, of: RouteSignature)
  /// The label of an argument differs from that of its parameter.
  case wrongLabel(String?, expected: RouteSignature.Parameter, of: RouteSignature)
  /// There is no parameter for an argument.
  case extraArgument(RouteLiteral.Argument, of: RouteSignature)
  /// The literal is not one for the type.
  case wrongValue(RouteLiteral, type: String)
  /// Values of the type cannot be written as text.
  case unreadable(type: String, reason: String)
  /// The literal has a different value each time it is read.
  case changing(RouteLiteral, example: String)
  /// Values are nested too deeply.
  case tooDeep

  /// Suggested names, best first.
  package var candidates: [String] {
    if case .unknownCase(_, _, let candidates) = self { candidates } else { [] }
  }
}

extension RouteReadingError {
  /// The fault, as a complete sentence.
  package var sentence: String {
    let text = description
    return text.hasSuffix("?") ? text : "\(text)."
  }
}

extension RouteReadingError: CustomStringConvertible {
  /// The fault with the suggested text, if known.
  package var description: String {
    switch self {
    case .unknownCase(let name, let type, let candidates):
      let hint = candidates.first.map { "; did you mean '.\($0)'?" } ?? ""
      return "'\(type)' has no case '.\(name)'\(hint)"
    case .missingArgument(let parameter, let signature):
      return "\(signature.subject) needs '\(parameter)': write \(signature)"
    case .wrongLabel(let label, let parameter, let signature):
      let found = label.map { "the label '\($0):'" } ?? "a value without a label"
      return "\(signature.subject) has \(found) where '\(parameter)' belongs: write \(signature)"
    case .extraArgument(let argument, let signature):
      let text = argument.label.map { "\($0): \(argument.value)" } ?? "\(argument.value)"
      return "\(signature.subject) takes no '\(text)': write \(signature)"
    case .wrongValue(let literal, let type):
      return "\(literal) is not a value of type '\(type)'"
    case .unreadable(let type, let reason):
      return "a value of type '\(type)' cannot be written as text: \(reason)"
    case .changing(let literal, let example):
      return
        "\(literal) is different each time, so the step could not be repeated; write a fixed one, "
        + "such as \(example)"
    case .tooDeep:
      return "the value is nested too deeply"
    }
  }
}

extension RouteSignature {
  /// The name for messages.
  fileprivate var subject: String { name.isEmpty ? "the tuple" : "'\(name)'" }
}
