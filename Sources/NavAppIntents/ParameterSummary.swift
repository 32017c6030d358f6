/// A sentence that describes an intent and may contain the intent's parameters.
public protocol ParameterSummary: Sendable {}

/// A sentence that contains no parameters.
public struct EmptyParameterSummary: ParameterSummary {}

/// A sentence that contains parameters.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// Creates a sentence from text.
  ///
  /// - Parameter summaryString: The sentence.
  public init(_ summaryString: ParameterSummaryString<Intent>) {}
}

/// The text of a sentence that contains parameters.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  /// Creates text from a literal.
  public init(stringLiteral value: String) {}

  /// Creates text from a literal with parameters.
  public init(stringInterpolation: StringInterpolation) {}

  /// Text that is being built from a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends a part of the literal.
    public mutating func appendLiteral(_ literal: String) {}

    /// Appends a parameter.
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }
}
