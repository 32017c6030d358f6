#if !canImport(Darwin)
public import Foundation

/// The purpose of a measurement, which determines the displayed unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  let name: String

  /// The general purpose, for measurements without a more specific purpose.
  public static var general: Self { Self(name: "general") }
  /// A purpose for which the measurement keeps its unit.
  public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The purpose for lengths of people and of objects that people carry.
  public static var person: Self { Self(name: "person") }
  /// The purpose for people's heights.
  public static var personHeight: Self { Self(name: "person") }
  /// The purpose for distances on roads.
  public static var road: Self { Self(name: "road") }
  /// The purpose for focal lengths.
  public static var focalLength: Self { Self(name: "focalLength") }
  /// The purpose for amounts of rain.
  public static var rainfall: Self { Self(name: "rainfall") }
  /// The purpose for amounts of snow.
  public static var snowfall: Self { Self(name: "snowfall") }
  /// The purpose for distances over which objects are visible.
  public static var visibility: Self { Self(name: "general") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The purpose for people's temperatures.
  public static var person: Self { Self(name: "general") }
  /// The purpose for air temperatures.
  public static var weather: Self { Self(name: "general") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The purpose for people's weights.
  public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// The purpose for volumes of liquids for drinking or pouring.
  public static var liquid: Self { Self(name: "liquid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The purpose for the energy in food.
  public static var food: Self { Self(name: "food") }
  /// The purpose for the energy expended in exercise.
  public static var workout: Self { Self(name: "food") }
}
#endif
