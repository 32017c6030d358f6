// Made by Scripts/generate from Scripts/stand-ins/CoreImage.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CIColor` of CoreImage, and does nothing.
open class CIColor: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `CIColor`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `CIColor`.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    super.init()
  }
  /// Creates what stands in for a `CIColor`.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    super.init()
  }
  /// Creates what stands in for a `CIColor`.
  public init(color: UIColor) {
    super.init()
  }
}
