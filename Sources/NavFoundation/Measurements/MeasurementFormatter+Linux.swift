#if !canImport(Darwin)
public import Foundation

/// A replacement on Linux for Foundation's formatter of measurements, with results such as "3.107 mi".
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// A set of options for the displayed unit.
  public struct UnitOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The option to use the unit of the measurement.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// The option to use the unit that fits the size of the measurement.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// The option to write a degree sign without the temperature scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// The options for the displayed unit.
  open var unitOptions: UnitOptions = []
  /// The length of the unit's name.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The locale that determines the language and the country.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = Locale(identifier: "en_US")
  /// The formatter of the number.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.locale = Locale(identifier: "en_US")
    return formatter
  }()

  /// Returns a measurement as text.
  ///
  /// - Parameter measurement: The measurement.
  /// - Returns: The text.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    var value = measurement.value
    var unit: Unit = measurement.unit
    if !unitOptions.contains(.providedUnit), let dimension = unit as? Dimension {
      let preferred = PreferredUnits(country: locale?.region?.identifier, purpose: "general")
      let shown = preferred.converted(value, dimension)
      value = shown.value
      unit = shown.unit
    }
    let number = numberFormatter?.string(from: NSNumber(value: value)) ?? String(value)
    return text(of: number, UnitText(unit: unit, isOne: number == "1"))
  }

  /// Returns the name of a unit.
  ///
  /// - Parameter unit: The unit.
  /// - Returns: The name.
  open func string(from unit: Unit) -> String {
    let text = UnitText(unit: unit, isOne: false)
    return unitStyle == .long ? text.word : text.symbol
  }

  private func text(of number: String, _ unit: UnitText) -> String {
    let isTemperature = unit.symbol.hasPrefix("°") && unit.symbol.count > 1
    if isTemperature, unitOptions.contains(.temperatureWithoutUnit) { return "\(number)°" }
    return switch unitStyle {
    case .long: "\(number) \(unit.word)"
    case .short: number + unit.symbol
    default: unit.symbol.hasPrefix("°") ? number + unit.symbol : "\(number) \(unit.symbol)"
    }
  }
}
#endif
