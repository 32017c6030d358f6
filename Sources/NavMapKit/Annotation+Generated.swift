// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `Annotation` of MapKit, and does nothing.
public struct Annotation: MapContent {
  /// Creates what stands in for a `Annotation`.
  public init<Content: View>(
    _ title: LocalizedStringKey,
    coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
  }
  /// Creates what stands in for a `Annotation`.
  @_disfavoredOverload
  public init<S: StringProtocol, Content: View>(
    _ title: S,
    coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
  }
  /// Creates what stands in for a `Annotation`.
  public init<Content: View>(
    coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> some View
  ) {
  }
  /// Creates what stands in for a `Annotation`.
  public init<Content: View>(
    item: MKMapItem,
    anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
  }
}
