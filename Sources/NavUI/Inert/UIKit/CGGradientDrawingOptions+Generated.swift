// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CGGradientDrawingOptions` of UIKit, and does nothing.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// Stands in for `rawValue` of `CGGradientDrawingOptions`.
  public let rawValue: UInt32
  /// Creates what stands in for a `CGGradientDrawingOptions`.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
  /// Stands in for `drawsBeforeStartLocation` of `CGGradientDrawingOptions`.
  public static let drawsBeforeStartLocation: CGGradientDrawingOptions = CGGradientDrawingOptions(
    rawValue: 1
  )
  /// Stands in for `drawsAfterEndLocation` of `CGGradientDrawingOptions`.
  public static let drawsAfterEndLocation: CGGradientDrawingOptions = CGGradientDrawingOptions(
    rawValue: 2
  )
}
