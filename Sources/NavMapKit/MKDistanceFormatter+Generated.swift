// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKDistanceFormatter` of MapKit, and does nothing.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
  /// Stands in for `locale` of `MKDistanceFormatter`.
  open var locale: Locale! = Locale(identifier: "en_US")
  /// Stands in for `units` of `MKDistanceFormatter`.
  open var units: Units = .default
  /// Stands in for `unitStyle` of `MKDistanceFormatter`.
  open var unitStyle: DistanceUnitStyle = .default
  /// Stands in for `string` of `MKDistanceFormatter`.
  open func string(fromDistance distance: Double) -> String {
    {
      let isMetric = units == .metric
      let isFull = unitStyle == .full
      let large = isMetric ? distance / 1000 : distance / 1609.344
      guard large < (isMetric ? 1 : 0.1) else {
        let value = large < 10 ? String(format: "%.1f", large) : String(Int(large.rounded()))
        return value + (isMetric ? (isFull ? " kilometers" : " km") : (isFull ? " miles" : " mi"))
      }
      let small = Int((isMetric ? distance / 50 : distance * 3.28084 / 50).rounded() * 50)
      return "\(small)" + (isMetric ? (isFull ? " meters" : " m") : (isFull ? " feet" : " ft"))
    }()
  }
  /// Stands in for `distance` of `MKDistanceFormatter`.
  open func distance(from distance: String) -> Double {
    Double(distance.prefix { $0.isNumber || $0 == "." }) ?? -1
  }
  /// Stands in for `Units` of `MKDistanceFormatter`.
  public enum Units: UInt, Sendable {
    /// Stands in for ``default`` of `Units`.
    case `default`, metric, imperial, imperialWithYards
  }
  /// Stands in for `DistanceUnitStyle` of `MKDistanceFormatter`.
  public enum DistanceUnitStyle: UInt, Sendable {
    /// Stands in for ``default`` of `DistanceUnitStyle`.
    case `default`, abbreviated, full
  }
}
