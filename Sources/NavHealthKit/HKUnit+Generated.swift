// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKUnit` of HealthKit, and does nothing.
open class HKUnit: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `HKUnit`.
  public override init() {
    super.init()
  }
  /// Stands in for `count` of `HKUnit`.
  public static func count() -> HKUnit { HKUnit() }
  /// Creates what stands in for a `HKUnit`.
  public convenience init(from string: String) {
    self.init()
  }
  /// Stands in for `minute` of `HKUnit`.
  public static func minute() -> HKUnit { HKUnit() }
  /// Stands in for `second` of `HKUnit`.
  public static func second() -> HKUnit { HKUnit() }
  /// Stands in for `hour` of `HKUnit`.
  public static func hour() -> HKUnit { HKUnit() }
  /// Stands in for `day` of `HKUnit`.
  public static func day() -> HKUnit { HKUnit() }
  /// Stands in for `percent` of `HKUnit`.
  public static func percent() -> HKUnit { HKUnit() }
  /// Stands in for `gram` of `HKUnit`.
  public static func gram() -> HKUnit { HKUnit() }
  /// Stands in for `pound` of `HKUnit`.
  public static func pound() -> HKUnit { HKUnit() }
  /// Stands in for `ounce` of `HKUnit`.
  public static func ounce() -> HKUnit { HKUnit() }
  /// Stands in for `mile` of `HKUnit`.
  public static func mile() -> HKUnit { HKUnit() }
  /// Stands in for `foot` of `HKUnit`.
  public static func foot() -> HKUnit { HKUnit() }
  /// Stands in for `inch` of `HKUnit`.
  public static func inch() -> HKUnit { HKUnit() }
  /// Stands in for `yard` of `HKUnit`.
  public static func yard() -> HKUnit { HKUnit() }
  /// Stands in for `liter` of `HKUnit`.
  public static func liter() -> HKUnit { HKUnit() }
  /// Stands in for `literUnit` of `HKUnit`.
  public static func literUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit() }
  /// Stands in for `meterUnit` of `HKUnit`.
  public static func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit() }
  /// Stands in for `secondUnit` of `HKUnit`.
  public static func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit() }
  /// Stands in for `fluidOunceUS` of `HKUnit`.
  public static func fluidOunceUS() -> HKUnit { HKUnit() }
  /// Stands in for `degreeCelsius` of `HKUnit`.
  public static func degreeCelsius() -> HKUnit { HKUnit() }
  /// Stands in for `degreeFahrenheit` of `HKUnit`.
  public static func degreeFahrenheit() -> HKUnit { HKUnit() }
  /// Stands in for `millimeterOfMercury` of `HKUnit`.
  public static func millimeterOfMercury() -> HKUnit { HKUnit() }
  /// Stands in for `smallCalorie` of `HKUnit`.
  public static func smallCalorie() -> HKUnit { HKUnit() }
  /// Stands in for `largeCalorie` of `HKUnit`.
  public static func largeCalorie() -> HKUnit { HKUnit() }
  /// Stands in for `joule` of `HKUnit`.
  public static func joule() -> HKUnit { HKUnit() }
  /// Stands in for `kilocalorie` of `HKUnit`.
  public static func kilocalorie() -> HKUnit { HKUnit() }
  /// Stands in for `gramUnit` of `HKUnit`.
  public static func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit() }
  /// Stands in for `meter` of `HKUnit`.
  public static func meter() -> HKUnit { HKUnit() }
  /// Stands in for `pintUS` of `HKUnit`.
  public static func pintUS() -> HKUnit { HKUnit() }
  /// Stands in for `pintImperial` of `HKUnit`.
  public static func pintImperial() -> HKUnit { HKUnit() }
  /// Stands in for `cupUS` of `HKUnit`.
  public static func cupUS() -> HKUnit { HKUnit() }
  /// Stands in for `cupImperial` of `HKUnit`.
  public static func cupImperial() -> HKUnit { HKUnit() }
  /// Stands in for `fluidOunceImperial` of `HKUnit`.
  public static func fluidOunceImperial() -> HKUnit { HKUnit() }
  /// Stands in for `stone` of `HKUnit`.
  public static func stone() -> HKUnit { HKUnit() }
  /// Stands in for `kelvin` of `HKUnit`.
  public static func kelvin() -> HKUnit { HKUnit() }
  /// Stands in for `hertz` of `HKUnit`.
  public static func hertz() -> HKUnit { HKUnit() }
  /// Stands in for `hertzUnit` of `HKUnit`.
  public static func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit() }
  /// Stands in for `volt` of `HKUnit`.
  public static func volt() -> HKUnit { HKUnit() }
  /// Stands in for `watt` of `HKUnit`.
  public static func watt() -> HKUnit { HKUnit() }
  /// Stands in for `siemen` of `HKUnit`.
  public static func siemen() -> HKUnit { HKUnit() }
  /// Stands in for `pascal` of `HKUnit`.
  public static func pascal() -> HKUnit { HKUnit() }
  /// Stands in for `lux` of `HKUnit`.
  public static func lux() -> HKUnit { HKUnit() }
  /// Stands in for `internationalUnit` of `HKUnit`.
  public static func internationalUnit() -> HKUnit { HKUnit() }
  /// Stands in for `decibelAWeightedSoundPressureLevel` of `HKUnit`.
  public static func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit() }
  /// Stands in for `jouleUnit` of `HKUnit`.
  public static func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit() }
  /// Stands in for `centimeterOfWater` of `HKUnit`.
  public static func centimeterOfWater() -> HKUnit { HKUnit() }
  /// Stands in for `atmosphere` of `HKUnit`.
  public static func atmosphere() -> HKUnit { HKUnit() }
  /// Stands in for `radianAngle` of `HKUnit`.
  public static func radianAngle() -> HKUnit { HKUnit() }
  /// Stands in for `degreeAngle` of `HKUnit`.
  public static func degreeAngle() -> HKUnit { HKUnit() }
  /// Stands in for `unitRaised` of `HKUnit`.
  open func unitRaised(toPower power: Int) -> HKUnit { HKUnit() }
  /// Stands in for `reciprocal` of `HKUnit`.
  open func reciprocal() -> HKUnit { HKUnit() }
  /// Stands in for `unitString` of `HKUnit`.
  open var unitString: String { "" }
  /// Stands in for `unitDivided` of `HKUnit`.
  open func unitDivided(by unit: HKUnit) -> HKUnit { HKUnit() }
  /// Stands in for `unitMultiplied` of `HKUnit`.
  open func unitMultiplied(by unit: HKUnit) -> HKUnit { HKUnit() }
}
