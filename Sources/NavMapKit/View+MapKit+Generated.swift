// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

extension View {
  /// Stands in for `mapStyle` of `View`.
  public nonisolated func mapStyle(_ style: MapStyle) -> some View { self }
  /// Stands in for `mapControls` of `View`.
  public nonisolated func mapControls<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    self
  }
  /// Stands in for `mapControlVisibility` of `View`.
  public nonisolated func mapControlVisibility(_ visibility: Visibility) -> some View { self }
  /// Stands in for `mapScope` of `View`.
  public nonisolated func mapScope(_ scope: Namespace.ID) -> some View { self }
  /// Stands in for `onMapCameraChange` of `View`.
  public nonisolated func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { self }
  /// Stands in for `onMapCameraChange` of `View`.
  public nonisolated func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping () -> Void
  ) -> some View { self }
  /// Stands in for `lookAroundViewer` of `View`.
  public nonisolated func lookAroundViewer(
    isPresented: Binding<Bool>,
    initialScene: MKLookAroundScene?
  ) -> some View { self }
}
