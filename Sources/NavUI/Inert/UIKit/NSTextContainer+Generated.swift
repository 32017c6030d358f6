// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `NSTextContainer` of UIKit, and does nothing.
open class NSTextContainer: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `NSTextContainer`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `NSTextContainer`.
  public convenience init(size: CGSize) {
    self.init()
  }
  /// Stands in for `size` of `NSTextContainer`.
  open var size: CGSize = .zero
  /// Stands in for `lineFragmentPadding` of `NSTextContainer`.
  open var lineFragmentPadding: CGFloat = 5
  /// Stands in for `maximumNumberOfLines` of `NSTextContainer`.
  open var maximumNumberOfLines: Int = 0
  /// Stands in for `lineBreakMode` of `NSTextContainer`.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  /// Stands in for `widthTracksTextView` of `NSTextContainer`.
  open var widthTracksTextView: Bool = false
  /// Stands in for `heightTracksTextView` of `NSTextContainer`.
  open var heightTracksTextView: Bool = false
  /// Stands in for `exclusionPaths` of `NSTextContainer`.
  open var exclusionPaths: [UIBezierPath] = []
}
