// Made by Scripts/generate from Scripts/stand-ins/WidgetKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavActivityKit
import NavUI

/// Stands in for `AccessoryWidgetBackground` of WidgetKit, and does nothing.
public struct AccessoryWidgetBackground: View {
  /// Creates what stands in for a `AccessoryWidgetBackground`.
  public init() {
  }
  /// Stands in for `body` of `AccessoryWidgetBackground`.
  public var body: some View { EmptyView() }
}
