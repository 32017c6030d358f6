/// A reason why a word is not an option of the runtime.
package enum RuntimeOptionError: Error, Hashable, Sendable {
  /// A word that is not in the form `name=value`.
  case noValue(String)
  /// A name that does not belong to any option.
  case unknownName(String)
  /// A value that the option does not accept.
  case unknownValue(String, name: String, known: String)
}

extension RuntimeOptionError: CustomStringConvertible {
  /// The error and the valid words.
  package var description: String {
    switch self {
    case .noValue(let word):
      "'\(word)' is not an option; write NAME=VALUE, one of \(Self.options)"
    case .unknownName(let name):
      "there is no option '\(name)'; there are \(Self.options)"
    case .unknownValue(let value, let name, let known):
      "'\(value)' is not a valid value for '\(name)'; its values are \(known)"
    }
  }

  private static var options: String { RuntimeOptions.usage.joined(separator: ", ") }
}
