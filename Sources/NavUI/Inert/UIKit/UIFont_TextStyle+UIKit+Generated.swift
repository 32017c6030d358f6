// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension UIFont.TextStyle {
  /// Stands in for `extraLargeTitle` of `UIFont.TextStyle`.
  public static let extraLargeTitle: UIFont.TextStyle = UIFont.TextStyle(
    rawValue: "extraLargeTitle"
  )
  /// Stands in for `extraLargeTitle2` of `UIFont.TextStyle`.
  public static let extraLargeTitle2: UIFont.TextStyle = UIFont.TextStyle(
    rawValue: "extraLargeTitle2"
  )
  /// Stands in for `subheadline` of `UIFont.TextStyle`.
  public static let subheadline: UIFont.TextStyle = UIFont.TextStyle(rawValue: "subheadline")
  /// Stands in for `callout` of `UIFont.TextStyle`.
  public static let callout: UIFont.TextStyle = UIFont.TextStyle(rawValue: "callout")
  /// Stands in for `caption2` of `UIFont.TextStyle`.
  public static let caption2: UIFont.TextStyle = UIFont.TextStyle(rawValue: "caption2")
}
