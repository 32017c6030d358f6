// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIInterfaceOrientationMask` of UIKit, and does nothing.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// Stands in for `rawValue` of `UIInterfaceOrientationMask`.
  public let rawValue: UInt
  /// Creates what stands in for a `UIInterfaceOrientationMask`.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
  /// Stands in for `portrait` of `UIInterfaceOrientationMask`.
  public static let portrait: UIInterfaceOrientationMask = UIInterfaceOrientationMask(rawValue: 2)
  /// Stands in for `landscapeLeft` of `UIInterfaceOrientationMask`.
  public static let landscapeLeft: UIInterfaceOrientationMask = UIInterfaceOrientationMask(
    rawValue: 16
  )
  /// Stands in for `landscapeRight` of `UIInterfaceOrientationMask`.
  public static let landscapeRight: UIInterfaceOrientationMask = UIInterfaceOrientationMask(
    rawValue: 8
  )
  /// Stands in for `portraitUpsideDown` of `UIInterfaceOrientationMask`.
  public static let portraitUpsideDown: UIInterfaceOrientationMask = UIInterfaceOrientationMask(
    rawValue: 4
  )
  /// Stands in for `landscape` of `UIInterfaceOrientationMask`.
  public static let landscape: UIInterfaceOrientationMask = UIInterfaceOrientationMask(rawValue: 24)
  /// Stands in for `all` of `UIInterfaceOrientationMask`.
  public static let all: UIInterfaceOrientationMask = UIInterfaceOrientationMask(rawValue: 30)
  /// Stands in for `allButUpsideDown` of `UIInterfaceOrientationMask`.
  public static let allButUpsideDown: UIInterfaceOrientationMask = UIInterfaceOrientationMask(
    rawValue: 26
  )
}
