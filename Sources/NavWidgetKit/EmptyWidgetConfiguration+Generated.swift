// Made by Scripts/generate from Scripts/stand-ins/WidgetKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavActivityKit
import NavUI

/// Stands in for `EmptyWidgetConfiguration` of WidgetKit, and does nothing.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// Creates what stands in for a `EmptyWidgetConfiguration`.
  public init() {
  }
}
