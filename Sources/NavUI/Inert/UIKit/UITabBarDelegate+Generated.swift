// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITabBarDelegate` of UIKit, and does nothing.
@MainActor
@preconcurrency
public protocol UITabBarDelegate: AnyObject {
}
