#if !canImport(Darwin)
public import Foundation

/// The purpose of a measurement, which determines the unit that people read.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  let name: String

  /// No purpose in particular.
  public static var general: Self { Self(name: "general") }
  /// The unit that the measurement has.
  public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The length of a person or of something that a person carries.
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
  /// The distance over which people can see.
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
  /// A volume of something to drink or pour.
  public static var liquid: Self { Self(name: "liquid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy in food.
  public static var food: Self { Self(name: "food") }
  /// The energy that exercise takes.
  public static var workout: Self { Self(name: "food") }
}
#endif
