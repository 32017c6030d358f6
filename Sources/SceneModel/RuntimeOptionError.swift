/// The reason why some words are not an option of the runtime.
package enum RuntimeOptionError: Error, Hashable, Sendable {
  /// There is no `=` with a value after it.
  case noValue(String)
  /// There is no option with this name.
  case unknownName(String)
  /// The option has no such value.
  case unknownValue(String, name: String, known: String)
}

extension RuntimeOptionError: CustomStringConvertible {
  /// The fault, and the valid words.
  package var description: String {
    switch self {
    case .noValue(let word):
      "'\(word)' is no option; write NAME=VALUE, one of \(Self.options)"
    case .unknownName(let name):
      "there is no option '\(name)'; there are \(Self.options)"
    case .unknownValue(let value, let name, let known):
      "'\(value)' is not a value of \(name); its values are \(known)"
    }
  }

  private static var options: String { RuntimeOptions.usage.joined(separator: ", ") }
}
