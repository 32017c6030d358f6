// Made by Scripts/generate from Scripts/stand-ins/WidgetKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavActivityKit
import NavUI

/// Stands in for `WidgetBundle` of WidgetKit, and does nothing.
@MainActor
@preconcurrency
public protocol WidgetBundle {
  /// Stands in for `associatedtype` of `WidgetBundle`.
  associatedtype Body: Widget
  /// Stands in for `body` of `WidgetBundle`.
  @WidgetBundleBuilder
  var body: Body { get }
}
