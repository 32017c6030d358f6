// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIDragSession` of UIKit, and does nothing.
@MainActor
@preconcurrency
public protocol UIDragSession: AnyObject {
  /// Stands in for `items` of `UIDragSession`.
  var items: [UIDragItem] { get }
}
