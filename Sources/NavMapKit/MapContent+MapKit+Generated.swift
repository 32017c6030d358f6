// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

extension MapContent {
  /// Stands in for `tint` of `MapContent`.
  public func tint(_ color: Color?) -> some MapContent { self }
  /// Stands in for `annotationSubtitles` of `MapContent`.
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
  /// Stands in for `stroke` of `MapContent`.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent { self }
  /// Stands in for `mapItemDetailSelectionAccessory` of `MapContent`.
  public func mapItemDetailSelectionAccessory(
    _ style: MapItemDetailSelectionAccessoryStyle? = .automatic
  ) -> some MapContent { self }
  /// Stands in for `tint` of `MapContent`.
  public func tint<S: ShapeStyle>(_ style: S) -> some MapContent { self }
  /// Stands in for `tag` of `MapContent`.
  public func tag<V: Hashable>(_ tag: V) -> some MapContent { self }
  /// Stands in for `stroke` of `MapContent`.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
    self
  }
  /// Stands in for `foregroundStyle` of `MapContent`.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent { self }
  /// Stands in for `annotationTitles` of `MapContent`.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
  /// Stands in for `mapOverlayLevel` of `MapContent`.
  public func mapOverlayLevel(level: Int) -> some MapContent { self }
}
