// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIFontDescriptor` of UIKit, and does nothing.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `UIFontDescriptor`.
  public override init() {
    super.init()
  }
  /// Stands in for `withDesign` of `UIFontDescriptor`.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
  /// Stands in for `withSymbolicTraits` of `UIFontDescriptor`.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? { self }
  /// Stands in for `withSize` of `UIFontDescriptor`.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { self }
  /// Stands in for `preferredFontDescriptor` of `UIFontDescriptor`.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFontDescriptor() }
  /// Stands in for `SystemDesign` of `UIFontDescriptor`.
  public struct SystemDesign: Hashable, Sendable {
    /// Stands in for `name` of `SystemDesign`.
    public let name: String
    /// Stands in for ``default`` of `SystemDesign`.
    public static let `default`: SystemDesign = SystemDesign(name: "default")
    /// Stands in for `rounded` of `SystemDesign`.
    public static let rounded: SystemDesign = SystemDesign(name: "rounded")
    /// Stands in for `serif` of `SystemDesign`.
    public static let serif: SystemDesign = SystemDesign(name: "serif")
    /// Stands in for `monospaced` of `SystemDesign`.
    public static let monospaced: SystemDesign = SystemDesign(name: "monospaced")
  }
  /// Stands in for `SymbolicTraits` of `UIFontDescriptor`.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// Stands in for `rawValue` of `SymbolicTraits`.
    public let rawValue: UInt32
    /// Creates what stands in for a `SymbolicTraits`.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
    /// Stands in for `traitItalic` of `SymbolicTraits`.
    public static let traitItalic: SymbolicTraits = SymbolicTraits(rawValue: 1)
    /// Stands in for `traitBold` of `SymbolicTraits`.
    public static let traitBold: SymbolicTraits = SymbolicTraits(rawValue: 2)
    /// Stands in for `traitMonoSpace` of `SymbolicTraits`.
    public static let traitMonoSpace: SymbolicTraits = SymbolicTraits(rawValue: 1024)
  }
}
