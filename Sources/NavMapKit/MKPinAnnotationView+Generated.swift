// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKPinAnnotationView` of MapKit, and does nothing.
@MainActor @preconcurrency
open class MKPinAnnotationView: MKAnnotationView {
  /// Stands in for `pinTintColor` of `MKPinAnnotationView`.
  open var pinTintColor: UIColor! = nil
  /// Stands in for `animatesDrop` of `MKPinAnnotationView`.
  open var animatesDrop: Bool = false
  /// Stands in for `redPinColor` of `MKPinAnnotationView`.
  public static func redPinColor() -> UIColor { .red }
  /// Stands in for `greenPinColor` of `MKPinAnnotationView`.
  public static func greenPinColor() -> UIColor { .green }
  /// Stands in for `purplePinColor` of `MKPinAnnotationView`.
  public static func purplePinColor() -> UIColor { .purple }
}
