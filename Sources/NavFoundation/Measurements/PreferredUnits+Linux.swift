#if !canImport(Darwin)
internal import Foundation

/// The preferred units for one purpose in a country.
struct PreferredUnits {
  /// The code of the country, or nil for the rest of the world.
  let country: String?
  /// The purpose of the measurement.
  let purpose: String

  private var isAmerican: Bool { country == "US" }
  private var isImperial: Bool { country == "US" || country == "GB" }

  /// Returns a measurement in the largest preferred unit for which the value is at least one.
  ///
  /// On a road, half a mile is sufficient.
  ///
  /// - Parameter value: The measurement.
  /// - Returns: The same, in that unit; unchanged for quantities without preferences.
  func converted<UnitType: Dimension>(_ value: Measurement<UnitType>) -> Measurement<UnitType> {
    guard let units = units(of: UnitType.self) as? [UnitType], let smallest = units.last else {
      return value
    }
    let least = purpose == "road" && isImperial ? 0.5 : 1
    let fitting = units.first { abs(value.converted(to: $0).value) >= least }
    return value.converted(to: fitting ?? smallest)
  }

  /// Returns a value in the largest preferred unit for which the value is at least one.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - unit: The unit of the value.
  /// - Returns: The same, in that unit; unchanged for quantities without preferences.
  func converted(_ value: Double, _ unit: Dimension) -> (value: Double, unit: Dimension) {
    guard let units = units(of: type(of: unit)), let smallest = units.last else {
      return (value, unit)
    }
    let base = unit.converter.baseUnitValue(fromValue: value)
    let fitting =
      units.first { abs($0.converter.value(fromBaseUnitValue: base)) >= 1 } ?? smallest
    return (fitting.converter.value(fromBaseUnitValue: base), fitting)
  }

  private func units(of type: Dimension.Type) -> [Dimension]? {
    switch type {
    case is UnitLength.Type: lengths
    case is UnitMass.Type: masses
    case is UnitTemperature.Type: [isAmerican ? UnitTemperature.fahrenheit : .celsius]
    case is UnitSpeed.Type: [isImperial ? UnitSpeed.milesPerHour : .kilometersPerHour]
    case is UnitArea.Type: areas
    case is UnitVolume.Type: volumes
    case is UnitPressure.Type: isImperial ? [UnitPressure.poundsForcePerSquareInch] : nil
    case is UnitEnergy.Type:
      [purpose == "food" ? UnitEnergy.kilocalories : .kilowattHours]
    default: nil
    }
  }

  private var lengths: [UnitLength] {
    switch purpose {
    case "person": [isImperial ? .inches : .centimeters]
    case "focalLength": [.millimeters]
    case "rainfall": [isAmerican ? .inches : .millimeters]
    case "snowfall": [isAmerican ? .inches : .centimeters]
    case "road":
      isAmerican ? [.miles, .feet] : isImperial ? [.miles, .yards] : [.kilometers, .meters]
    default: isImperial ? [.miles, .feet, .inches] : [.kilometers, .meters, .centimeters]
    }
  }

  private var masses: [UnitMass] {
    if purpose == "person" { return isAmerican ? [.pounds] : [.kilograms, .grams] }
    return isImperial
      ? [.shortTons, .pounds, .ounces]
      : [.metricTons, .kilograms, .grams, .milligrams, .micrograms]
  }

  private var areas: [UnitArea] {
    isImperial
      ? [.squareMiles, .acres, .squareFeet, .squareInches]
      : [.squareKilometers, .hectares, .squareMeters, .squareCentimeters]
  }

  private var volumes: [UnitVolume] {
    if purpose == "liquid" {
      return isAmerican
        ? [.gallons, .quarts, .pints, .cups, .fluidOunces, .tablespoons, .teaspoons]
        : isImperial ? [.imperialGallons, .imperialFluidOunces] : [.liters, .milliliters]
    }
    return isImperial ? [.cubicFeet, .cubicInches] : [.cubicMeters, .cubicCentimeters]
  }
}
#endif
