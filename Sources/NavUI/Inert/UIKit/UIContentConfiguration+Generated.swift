// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIContentConfiguration` of UIKit, and does nothing.
@MainActor
@preconcurrency
public protocol UIContentConfiguration {
  /// Stands in for `makeContentView` of `UIContentConfiguration`.
  func makeContentView() -> UIView
  /// Stands in for `updated` of `UIContentConfiguration`.
  func updated(for state: Any) -> Self
}
