// Made by Scripts/generate from Scripts/stand-ins/WidgetKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavActivityKit
import NavUI

/// Stands in for `WidgetConfiguration` of WidgetKit, and does nothing.
@MainActor
@preconcurrency
public protocol WidgetConfiguration {
}
