/// A reason why a literal does not represent a value of a type.
package enum RouteReadingError: Error, Hashable {
  /// A name that is not among the cases of the type.
  case unknownCase(String, type: String, candidates: [String])
  /// A parameter without an argument.
  case missingArgument(RouteSignature.Parameter, of: RouteSignature)
  /// An argument whose label differs from the parameter's.
  case wrongLabel(String?, expected: RouteSignature.Parameter, of: RouteSignature)
  /// An argument without a parameter.
  case extraArgument(RouteLiteral.Argument, of: RouteSignature)
  /// A literal that does not match the type.
  case wrongValue(RouteLiteral, type: String)
  /// A type whose values cannot be written as text.
  case unreadable(type: String, reason: String)
  /// A literal that produces a different value each time it is read.
  case changing(RouteLiteral, example: String)
  /// A literal whose values are nested too deeply.
  case tooDeep

  /// The suggested names, the best match first.
  package var candidates: [String] {
    if case .unknownCase(_, _, let candidates) = self { candidates } else { [] }
  }
}

extension RouteReadingError {
  /// The error as a complete sentence.
  package var sentence: String {
    let text = description
    return text.hasSuffix("?") ? text : "\(text)."
  }
}

extension RouteReadingError: CustomStringConvertible {
  /// The error as a sentence, followed by a suggestion if there is one.
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
        "\(literal) is different each time, so NavLab cannot repeat the step; write a fixed value, "
        + "such as \(example)"
    case .tooDeep:
      return "the value is nested too deeply; use fewer levels"
    }
  }
}

extension RouteSignature {
  /// The name of the case or type, in the form that messages use.
  fileprivate var subject: String { name.isEmpty ? "the tuple" : "'\(name)'" }
}
