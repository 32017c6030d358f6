// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKAnnotationViewZPriority` of MapKit, and does nothing.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
  /// Stands in for `rawValue` of `MKAnnotationViewZPriority`.
  public let rawValue: Float
  /// Creates what stands in for a `MKAnnotationViewZPriority`.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }
  /// Stands in for `max` of `MKAnnotationViewZPriority`.
  public static let max: MKAnnotationViewZPriority = MKAnnotationViewZPriority(rawValue: 1000)
  /// Stands in for `defaultSelected` of `MKAnnotationViewZPriority`.
  public static let defaultSelected: MKAnnotationViewZPriority = MKAnnotationViewZPriority(
    rawValue: 1000
  )
  /// Stands in for `defaultUnselected` of `MKAnnotationViewZPriority`.
  public static let defaultUnselected: MKAnnotationViewZPriority = MKAnnotationViewZPriority(
    rawValue: 500
  )
  /// Stands in for `min` of `MKAnnotationViewZPriority`.
  public static let min: MKAnnotationViewZPriority = MKAnnotationViewZPriority(rawValue: 0)
}
