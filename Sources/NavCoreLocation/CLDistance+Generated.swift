// Made by Scripts/generate from Scripts/stand-ins/CoreLocation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CLDistance` of CoreLocation, and does nothing.
public enum CLDistance {
  /// Stands in for `between` of `CLDistance`.
  public static func between(
    _ first: CLLocationCoordinate2D,
    _ second: CLLocationCoordinate2D
  ) -> Double {
    {
      let r = Double.pi / 180
      let a = first.latitude * r
      let b = second.latitude * r
      let d = (second.longitude - first.longitude) * r
      let h = pow(sin((b - a) / 2), 2) + cos(a) * cos(b) * pow(sin(d / 2), 2)
      return 2 * 6_371_000 * asin(min(1, sqrt(h)))
    }()
  }
}
