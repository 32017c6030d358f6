// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIBarMetrics` of UIKit, and does nothing.
public enum UIBarMetrics: Int, Sendable {
  /// Stands in for ``default`` of `UIBarMetrics`.
  case `default`, compact, defaultPrompt, compactPrompt
}
