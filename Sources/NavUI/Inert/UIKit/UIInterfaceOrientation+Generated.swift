// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIInterfaceOrientation` of UIKit, and does nothing.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Stands in for `unknown` of `UIInterfaceOrientation`.
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  /// Stands in for `isPortrait` of `UIInterfaceOrientation`.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Stands in for `isLandscape` of `UIInterfaceOrientation`.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
