#if !canImport(Darwin)
public import Foundation

/// A formatter of measurements, such as "3.107 mi", which Foundation has only on Apple's systems.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// A choice of units.
  public struct UnitOptions: OptionSet, Sendable {
    /// The bits of the choices.
    public let rawValue: UInt

    /// Creates choices from bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The unit of the measurement.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// The unit that fits the size of the measurement.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// A degree sign without the scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// The choice of units.
  open var unitOptions: UnitOptions = []
  /// The length of the unit's name.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The language and the country.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = Locale(identifier: "en_US")
  /// The form of the number.
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
