// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `NSStringDrawingOptions` of UIKit, and does nothing.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// Stands in for `rawValue` of `NSStringDrawingOptions`.
  public let rawValue: Int
  /// Creates what stands in for a `NSStringDrawingOptions`.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
  /// Stands in for `usesLineFragmentOrigin` of `NSStringDrawingOptions`.
  public static let usesLineFragmentOrigin: NSStringDrawingOptions = NSStringDrawingOptions(
    rawValue: 1
  )
  /// Stands in for `usesFontLeading` of `NSStringDrawingOptions`.
  public static let usesFontLeading: NSStringDrawingOptions = NSStringDrawingOptions(rawValue: 2)
  /// Stands in for `usesDeviceMetrics` of `NSStringDrawingOptions`.
  public static let usesDeviceMetrics: NSStringDrawingOptions = NSStringDrawingOptions(rawValue: 8)
  /// Stands in for `truncatesLastVisibleLine` of `NSStringDrawingOptions`.
  public static let truncatesLastVisibleLine: NSStringDrawingOptions = NSStringDrawingOptions(
    rawValue: 32
  )
}
