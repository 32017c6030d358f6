// Made by Scripts/generate from Scripts/stand-ins/WidgetKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavActivityKit
import NavUI

/// Stands in for `Widget` of WidgetKit, and does nothing.
@MainActor
@preconcurrency
public protocol Widget {
  /// Stands in for `associatedtype` of `Widget`.
  associatedtype Body: WidgetConfiguration
  /// Stands in for `body` of `Widget`.
  var body: Body { get }
}
