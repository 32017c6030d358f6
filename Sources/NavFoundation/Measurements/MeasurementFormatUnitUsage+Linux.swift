#if !canImport(Darwin)
public import Foundation

/// The purpose of a measurement, which determines the displayed unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  let name: String

  /// A general purpose, for measurements without a more specific one.
  public static var general: Self { Self(name: "general") }
  /// A purpose for which the measurement keeps its unit.
  public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The length of a person or of an object that a person carries.
  public static var person: Self { Self(name: "person") }
  /// The height of a person.
  public static var personHeight: Self { Self(name: "person") }
  /// A distance on a road.
  public static var road: Self { Self(name: "road") }
  /// A focal length.
  public static var focalLength: Self { Self(name: "focalLength") }
  /// An amount of rain.
  public static var rainfall: Self { Self(name: "rainfall") }
  /// An amount of snow.
  public static var snowfall: Self { Self(name: "snowfall") }
  /// The distance over which objects are visible.
  public static var visibility: Self { Self(name: "general") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of a person.
  public static var person: Self { Self(name: "general") }
  /// The temperature of the air.
  public static var weather: Self { Self(name: "general") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person.
  public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// A volume of a liquid for drinking or pouring.
  public static var liquid: Self { Self(name: "liquid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy in food.
  public static var food: Self { Self(name: "food") }
  /// The energy expended in exercise.
  public static var workout: Self { Self(name: "food") }
}
#endif
