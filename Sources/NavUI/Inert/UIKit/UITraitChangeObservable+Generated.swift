// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITraitChangeObservable` of UIKit, and does nothing.
@MainActor
@preconcurrency
public protocol UITraitChangeObservable {
}
