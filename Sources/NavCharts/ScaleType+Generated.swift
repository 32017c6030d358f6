// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `ScaleType` of Charts, and does nothing.
public struct ScaleType: Hashable, Sendable {
  /// Stands in for `name` of `ScaleType`.
  private let name: String
  /// Stands in for `linear` of `ScaleType`.
  public static let linear: ScaleType = ScaleType(name: "linear")
  /// Stands in for `log` of `ScaleType`.
  public static let log: ScaleType = ScaleType(name: "log")
  /// Stands in for `symmetricLog` of `ScaleType`.
  public static let symmetricLog: ScaleType = ScaleType(name: "symmetricLog")
  /// Stands in for `squareRoot` of `ScaleType`.
  public static let squareRoot: ScaleType = ScaleType(name: "squareRoot")
  /// Stands in for `date` of `ScaleType`.
  public static let date: ScaleType = ScaleType(name: "date")
  /// Stands in for `category` of `ScaleType`.
  public static let category: ScaleType = ScaleType(name: "category")
}
