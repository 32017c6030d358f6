// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `Marker` of MapKit, and does nothing.
public struct Marker: MapContent {
  /// Creates what stands in for a `Marker`.
  public init(_ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
  }
  /// Creates what stands in for a `Marker`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
  }
  /// Creates what stands in for a `Marker`.
  public init(_ title: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D)
  {
  }
  /// Creates what stands in for a `Marker`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    coordinate: CLLocationCoordinate2D
  ) {
  }
  /// Creates what stands in for a `Marker`.
  public init(_ title: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
  }
  /// Creates what stands in for a `Marker`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
  }
  /// Creates what stands in for a `Marker`.
  public init(_ title: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
  }
  /// Creates what stands in for a `Marker`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
  }
  /// Creates what stands in for a `Marker`.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> some View) {
  }
  /// Creates what stands in for a `Marker`.
  public init(item: MKMapItem) {
  }
}
