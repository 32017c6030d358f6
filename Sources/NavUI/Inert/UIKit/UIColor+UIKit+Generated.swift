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
