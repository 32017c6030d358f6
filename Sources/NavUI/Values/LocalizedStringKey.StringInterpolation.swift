extension LocalizedStringKey {
  /// The parts of a literal with interpolated values.
  ///
  /// As in SwiftUI, the accepted types determine which values a `Text` may contain: strings,
  /// numbers, Foundation's reference types and formatted values, but not arbitrary values.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// The key so far, which contains format specifiers.
    var key = ""

    /// The text so far, which contains the values.
    var text = ""

    /// The ranges of the values in the text, in UTF-8 offsets.
    var values: [Range<Int>] = []

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
      text.reserveCapacity(literalCapacity + interpolationCount * 4)
    }

    /// Appends a part of the literal.
    public mutating func appendLiteral(_ literal: String) {
      key += literal
      text += literal
    }

    /// Appends a value that has been converted to text.
    package mutating func append(value: String, specifier: String = "%@") {
      key += specifier
      let start = text.utf8.count
      text += value
      values.append(start..<text.utf8.count)
    }

    /// Appends a string.
    public mutating func appendInterpolation(_ string: String) {
      append(value: string)
    }

    /// Appends a value of a Foundation type that bridges to a reference type.
    public mutating func appendInterpolation<Subject>(
      _ subject: Subject,
      formatter: Formatter? = nil
    ) where Subject: ReferenceConvertible {
      append(value: formatter?.string(for: subject) ?? "\(subject)")
    }

    /// Appends an object.
    public mutating func appendInterpolation<Subject>(
      _ subject: Subject,
      formatter: Formatter? = nil
    ) where Subject: NSObject {
      append(value: formatter?.string(for: subject) ?? subject.description)
    }

    /// Appends a value in a format.
    public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
      append(value: format.forAmericans.format(input))
    }

    /// Appends a number.
    public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
      appendInterpolation(value, specifier: value._specifier)
    }

    /// Appends a number with a custom format specifier.
    public mutating func appendInterpolation<T>(_ value: T, specifier: String)
    where T: _FormatSpecifiable {
      // Most numbers are plain integers, for which a format would cost more than the rest of a row.
      let text =
        if specifier == "%lld", let integer = value._arg as? Int64 {
          String(integer)
        } else if Self.isOfNumbers(specifier) {
          String(format: specifier, value._arg)
        } else {
          // With another specifier, Foundation would read the number as an address.
          "\(value)"
        }
      append(value: NumberGrouping.american(text), specifier: specifier)
    }

    /// Returns whether a specifier formats a number.
    private static func isOfNumbers(_ specifier: String) -> Bool {
      specifier.wholeMatch(of: /(?:[^%]|%%)*%[0-9#+\-\ '.]*[hlqLztj]*[diouxXeEfFgGaAc](?:[^%]|%%)*/)
        != nil
    }

    /// Appends the characters of an attributed string.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(value: String(attributedString.characters))
    }
  }
}
