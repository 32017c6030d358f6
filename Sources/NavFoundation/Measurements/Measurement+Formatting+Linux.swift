#if !canImport(Darwin)
public import Foundation

extension Measurement where UnitType: Dimension {
  /// Returns the measurement as text, with the symbol of a unit that is common in the user's country.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

  /// Returns the measurement in the form that the given style produces.
  ///
  /// - Parameter style: The style.
  /// - Returns: The text.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement {
    style.format(self)
  }

  /// A style for the text of a measurement.
  public struct FormatStyle: Foundation.FormatStyle {
    /// A length of a unit's name.
    public enum UnitWidth: Int, Codable, Hashable, Sendable {
      /// The full name of the unit, as in "5 kilometers".
      case wide
      /// The symbol of the unit, as in "5 km".
      case abbreviated
      /// The symbol of the unit without a space, as in "5km".
      case narrow
    }

    /// The length of the unit's name.
    public var width: UnitWidth
    /// The purpose of the measurement, which determines the displayed unit.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The style of the number, or nil for a short form.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// The locale that determines the language and the country.
    public var locale: Locale

    /// Creates a style for measurements.
    ///
    /// - Parameters:
    ///   - width: The length of the unit's name.
    ///   - locale: The language and the country.
    ///   - usage: The purpose of the measurement.
    ///   - numberFormatStyle: The form of the number.
    public init(
      width: UnitWidth,
      locale: Locale = Locale(identifier: "en_US"),
      usage: MeasurementFormatUnitUsage<UnitType>? = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// Returns a measurement as text.
    ///
    /// - Parameter value: The measurement.
    /// - Returns: The text.
    public func format(_ value: Measurement) -> String {
      let isProvided = usage == nil || usage == .asProvided
      let shown =
        isProvided
        ? value
        : PreferredUnits(country: locale.region?.identifier, purpose: usage?.name ?? "general")
          .converted(value)
      let number =
        numberFormatStyle.map { $0.locale(locale).format(shown.value) }
        ?? Self.number(shown.value, isProvided: isProvided, in: locale)
      return UnitText(unit: shown.unit, isOne: number == "1").following(number, width)
    }

    /// Returns a copy of the style for another language or country.
    ///
    /// - Parameter locale: The language and the country.
    /// - Returns: The style.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }

    /// Returns a number as text.
    ///
    /// A converted number is rounded to a whole number, or to two digits if a whole number would have fewer.
    private static func number(_ value: Double, isProvided: Bool, in locale: Locale) -> String {
      let style = FloatingPointFormatStyle<Double>(locale: locale)
      guard !isProvided else { return style.precision(.fractionLength(0...6)).format(value) }
      return abs(value) < 9.95
        ? style.precision(.significantDigits(1...2)).format(value)
        : style.precision(.fractionLength(0)).format(value)
    }
  }
}

extension UnitText {
  /// Returns a number followed by its unit.
  fileprivate func following<UnitType: Dimension>(
    _ number: String,
    _ width: Measurement<UnitType>.FormatStyle.UnitWidth
  ) -> String {
    switch width {
    case .wide: "\(number) \(word)"
    case .abbreviated: symbol.hasPrefix("°") ? number + symbol : "\(number) \(symbol)"
    case .narrow: number + (symbol == "°F" ? "°" : symbol)
    }
  }
}

extension FormatStyle {
  /// Returns a style for measurements.
  ///
  /// - Parameters:
  ///   - width: The length of the unit's name.
  ///   - usage: The purpose of the measurement, which determines its unit.
  ///   - numberFormatStyle: The form of the number.
  /// - Returns: The style.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
#endif
