// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITraitChangeRegistration` of UIKit, and does nothing.
public protocol UITraitChangeRegistration: AnyObject {
}
