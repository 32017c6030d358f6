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

extension UIColor {
  /// Creates what stands in for a `UIColor`.
  public convenience init(resource: ColorResource) {
    self.init(name: resource.name)
  }
  /// Creates what stands in for a `UIColor`.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(name: dynamicProvider(UITraitCollection()).name)
  }
  /// Stands in for `getRed` of `UIColor`.
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = components
    red?.pointee = parts[0]
    green?.pointee = parts[1]
    blue?.pointee = parts[2]
    alpha?.pointee = parts[3]
    return true
  }
  /// Stands in for `components` of `UIColor`.
  public var components: [CGFloat] {
    let numbers = name.matches(of: /-?\d+\.?\d*/).compactMap { Double($0.0).map { CGFloat($0) } }
    return numbers.count == 4 ? numbers : [0, 0, 0, 1]
  }
}

extension UIColor {
  /// Creates what stands in for a `UIColor`.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Creates what stands in for a `UIColor`.
  public convenience init(patternImage image: UIImage) {
    self.init(name: "pattern")
  }
  /// Creates what stands in for a `UIColor`.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(name: name)
  }
  /// Stands in for `getWhite` of `UIColor`.
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = components
    white?.pointee = (parts[0] + parts[1] + parts[2]) / 3
    alpha?.pointee = parts[3]
    return true
  }
  /// Stands in for `getHue` of `UIColor`.
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = components
    hue?.pointee = 0
    saturation?.pointee = 0
    brightness?.pointee = parts.prefix(3).max() ?? 0
    alpha?.pointee = parts[3]
    return true
  }
  /// Stands in for `resolvedColor` of `UIColor`.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
  /// Stands in for `set` of `UIColor`.
  public func set() {}
  /// Stands in for `setFill` of `UIColor`.
  public func setFill() {}
  /// Stands in for `setStroke` of `UIColor`.
  public func setStroke() {}
  /// Stands in for `accessibilityName` of `UIColor`.
  public var accessibilityName: String { name }
}
