/// A message whose values can be marked as private, which has no effect.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a message without values.
  public init(stringLiteral value: String) {
    text = value
  }

  /// Creates a message with values.
  public init(stringInterpolation: Interpolation) {
    text = stringInterpolation.text
  }

  /// A message that is being built from a literal.
  public struct Interpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    /// Creates a message without content.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends literal text.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    /// Appends a value to the message.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - align: The padding, which is not applied.
    ///   - privacy: The privacy of the value, which is always shown.
    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T,
      align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {
      text += "\(value())"
    }

    /// Appends a number to the message.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - format: The format, which is not applied.
    ///   - privacy: The privacy of the value, which is always shown.
    public mutating func appendInterpolation<T: Numeric>(
      _ value: @autoclosure () -> T,
      format: OSLogNumberFormat,
      privacy: OSLogPrivacy = .auto
    ) {
      text += "\(value())"
    }
  }
}
