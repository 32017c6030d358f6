// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension Path {
  /// Creates what stands in for a `Path`.
  public init(_ path: CGPath) {
    self.init(CGRect.zero)
  }
  /// Stands in for `cgPath` of `Path`.
  public var cgPath: CGPath { CGPath() }
}
