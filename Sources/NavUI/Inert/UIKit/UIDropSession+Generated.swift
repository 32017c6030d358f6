// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIDropSession` of UIKit, and does nothing.
@MainActor
@preconcurrency
public protocol UIDropSession: AnyObject {
  /// Stands in for `items` of `UIDropSession`.
  var items: [UIDragItem] { get }
}
