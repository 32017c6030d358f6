/// The arguments and the environment of an app at its launch.
package struct LaunchArguments: Codable, Hashable, Sendable {
  /// The arguments after the program name.
  package var arguments: [String]
  /// The environment variables.
  package var environment: [String: String]
  /// The type of the quick action that launches the app, or nil if the launch has another cause.
  package var quickAction: String?

  package init(
    _ arguments: [String] = [],
    environment: [String: String] = [:],
    quickAction: String? = nil
  ) {
    self.arguments = arguments
    self.environment = environment
    self.quickAction = quickAction
  }

  /// A Boolean value that indicates whether there are no arguments, no environment variables and no quick action.
  package var isEmpty: Bool { arguments.isEmpty && environment.isEmpty && quickAction == nil }

  /// Returns these arguments followed by the given ones, whose environment variables take precedence.
  ///
  /// Of two variables with one name, and of two quick actions, the later one counts.
  ///
  /// - Parameter other: The other arguments.
  /// - Returns: The combined arguments.
  package func adding(_ other: LaunchArguments) -> LaunchArguments {
    LaunchArguments(
      arguments + other.arguments,
      environment: environment.merging(other.environment) { $1 },
      quickAction: other.quickAction ?? quickAction
    )
  }

  /// Returns whether the text specifies an environment variable.
  ///
  /// - Parameter text: The text.
  /// - Returns: Whether the variable can be added.
  package func accepts(_ text: String) -> Bool {
    var copy = self
    return copy.addVariable(text)
  }

  /// Adds an environment variable, and returns whether the text specifies one.
  ///
  /// - Parameter text: The variable in the form `NAME=VALUE`.
  /// - Returns: Whether the text has that form.
  package mutating func addVariable(_ text: String) -> Bool {
    guard let sign = text.firstIndex(of: "="), sign != text.startIndex else { return false }
    environment[String(text[..<sign])] = String(text[text.index(after: sign)...])
    return true
  }
}
