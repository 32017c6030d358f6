/// A sentence that shows the parameters of an intent.
public protocol ParameterSummary: Sendable {}

/// No sentence.
public struct EmptyParameterSummary: ParameterSummary {}

/// A sentence with parameters in it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// Creates a sentence.
  ///
  /// - Parameter summaryString: The sentence.
  public init(_ summaryString: ParameterSummaryString<Intent>) {}
}

/// The text of a sentence with parameters in it.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  /// Creates text from a literal.
  public init(stringLiteral value: String) {}

  /// Creates text from a literal with parameters.
  public init(stringInterpolation: StringInterpolation) {}

  /// Text while its values are inserted.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {}

    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }
}
