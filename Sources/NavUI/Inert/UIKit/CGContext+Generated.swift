// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CGContext` of UIKit, and does nothing.
public final class CGContext: @unchecked Sendable {
  /// Creates what stands in for a `CGContext`.
  public init() {
  }
}
