#if !canImport(Darwin)
public import Foundation

extension Measurement where UnitType: Dimension {
  /// Returns the value, with at most two decimal places, and the symbol of its unit.
  ///
  /// Apple's systems convert to the units of the person's country first; this leaves the unit as it is.
  public func formatted() -> String {
    let number = value.formatted(
      .number.precision(.fractionLength(0...2)).locale(Locale(identifier: "en_US"))
    )
    return "\(number) \(unit.symbol)"
  }
}
#endif
