import NavUI

/// A run of an intent by the system.
@MainActor
package struct IntentRun {
  private let intent: any AppIntent

  /// Creates a run of an intent that another intent has returned.
  package init(_ intent: any AppIntent) {
    self.intent = intent
  }

  /// Creates a run of an intent of the given type, or returns nil if the type is not an intent.
  ///
  /// - Parameter type: The type.
  package init?(of type: Any.Type) {
    guard let type = type as? any AppIntent.Type else { return nil }
    intent = type.init()
  }

  /// A Boolean value that indicates whether the app becomes active before the intent runs.
  package var comesForward: Bool {
    let modes = Swift.type(of: intent).supportedModes
    return modes.contains(.foreground) && !modes.contains(.background)
  }

  /// The URL that the intent opens, or nil if it opens none.
  package var url: URL? { (intent as? OpenURLIntent)?.url }

  /// The names of the intent's parameters, in the order of declaration.
  package var parameterNames: [String] { parameters.map(\.name) }

  /// Sets the parameters, performs the intent, and returns the answer.
  ///
  /// - Parameters:
  ///   - values: The values of parameters by their names.
  ///   - foreground: The request that the intent makes to come to the foreground.
  /// - Returns: The answer of the intent.
  /// - Throws: `Refusal` if a value is missing or does not fit; any error of the app's code.
  package func perform(
    _ values: [String: Any],
    foreground: ForegroundRequest
  ) async throws -> Answer {
    let type = "\(Swift.type(of: intent))"
    for (name, parameter) in parameters {
      if let value = values[name] {
        try await parameter.fill(with: value)
      } else if parameter.needsValue {
        throw Refusal("\(type) needs a value for \(name), as in: intent \(type) \(name): VALUE")
      }
    }
    return Answer(
      try await ForegroundRequest.$current.withValue(foreground) { try await Self.perform(intent) }
    )
  }

  private static func perform<Intent: AppIntent>(
    _ intent: Intent
  ) async throws -> any IntentResult {
    try await intent.perform()
  }

  private var parameters: [(name: String, parameter: any FillableParameter)] {
    Mirror(reflecting: intent).children.compactMap { child in
      guard let parameter = child.value as? any FillableParameter, let label = child.label else {
        return nil
      }
      return (label.hasPrefix("_") ? String(label.dropFirst()) : label, parameter)
    }
  }

  /// The result of a run.
  package struct Answer {
    /// The spoken answer, or nil if there is none.
    package let words: String?
    /// The value for the next step of a shortcut, or nil if there is none.
    package let value: Any?
    /// The intent that the system runs next, or nil if there is none.
    package let next: IntentRun?

    @MainActor
    init(_ result: any IntentResult) {
      let spoken = result as? any SpokenResult
      words = spoken?.words
      value = (result as? any ReturnsValue).flatMap { Self.value(of: $0) }
      next = spoken?.following.map(IntentRun.init)
    }

    private static func value<Result: ReturnsValue>(of result: Result) -> Any? {
      result.value
    }
  }
}
