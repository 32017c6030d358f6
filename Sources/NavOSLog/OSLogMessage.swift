/// A message whose values can be marked as private, which has no effect in NavLab.
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

  /// Builds a message.
  public struct Interpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    /// Creates an empty message.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends text of the program.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    /// Appends a value.
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

    /// Appends a number.
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
