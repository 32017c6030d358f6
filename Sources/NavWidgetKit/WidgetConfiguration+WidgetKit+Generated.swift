// Made by Scripts/generate from Scripts/stand-ins/WidgetKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavActivityKit
import NavUI

extension WidgetConfiguration {
  /// Stands in for `configurationDisplayName` of `WidgetConfiguration`.
  public func configurationDisplayName(
    _ displayName: LocalizedStringKey
  ) -> some WidgetConfiguration { self }
  /// Stands in for `configurationDisplayName` of `WidgetConfiguration`.
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(
    _ displayName: S
  ) -> some WidgetConfiguration { self }
  /// Stands in for `description` of `WidgetConfiguration`.
  public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration { self }
  /// Stands in for `description` of `WidgetConfiguration`.
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { self }
  /// Stands in for `supportedFamilies` of `WidgetConfiguration`.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
  /// Stands in for `contentMarginsDisabled` of `WidgetConfiguration`.
  public func contentMarginsDisabled() -> some WidgetConfiguration { self }
  /// Stands in for `containerBackgroundRemovable` of `WidgetConfiguration`.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
    self
  }
  /// Stands in for `onBackgroundURLSessionEvents` of `WidgetConfiguration`.
  public func onBackgroundURLSessionEvents(
    matching matchingString: String,
    _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
}
