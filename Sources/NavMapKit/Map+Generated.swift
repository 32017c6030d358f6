// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `Map` of MapKit, and does nothing.
@MainActor @preconcurrency
public struct Map: View {
  /// Creates what stands in for a `Map`.
  public init(
    initialPosition: MapCameraPosition = .automatic,
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) {
  }
  /// Creates what stands in for a `Map`.
  public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic,
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) {
    _ = content()
  }
  /// Creates what stands in for a `Map`.
  public init(
    position: Binding<MapCameraPosition>,
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) {
  }
  /// Creates what stands in for a `Map`.
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>,
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) {
    _ = content()
  }
  /// Creates what stands in for a `Map`.
  public init<V: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>,
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    selection: Binding<V?>,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) {
    _ = content()
  }
  /// Creates what stands in for a `Map`.
  public init<V: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition = .automatic,
    selection: Binding<V?>,
    @MapContentBuilder content: () -> C
  ) {
    _ = content()
  }
  /// Creates what stands in for a `Map`.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>,
    interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
  }
  /// Creates what stands in for a `Map`.
  public init<Items: RandomAccessCollection, A: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>,
    interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> A
  ) where Items.Element: Identifiable {
  }
  /// One element stands for the whole.
  public var body: some View { StandInElement("Map") }
}
