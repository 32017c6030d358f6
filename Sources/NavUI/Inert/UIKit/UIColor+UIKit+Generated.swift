// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension UIColor {
  /// Stands in for `cgColor` of `UIColor`.
  public var cgColor: CGColor { CGColor(name: name) }
  /// Creates what stands in for a `UIColor`.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(name: "hsb(\(hue), \(saturation), \(brightness), \(alpha))")
  }
  /// Creates what stands in for a `UIColor`.
  public convenience init(cgColor: CGColor) {
    self.init(name: cgColor.name)
  }
  /// Creates what stands in for a `UIColor`.
  public convenience init?(named name: String) {
    self.init(name: name)
  }
}
