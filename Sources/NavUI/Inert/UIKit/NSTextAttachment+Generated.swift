// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `NSTextAttachment` of UIKit, and does nothing.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `NSTextAttachment`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `NSTextAttachment`.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
  /// Creates what stands in for a `NSTextAttachment`.
  public convenience init(data contentData: Data?, ofType uti: String?) {
    self.init()
  }
  /// Stands in for `image` of `NSTextAttachment`.
  open var image: UIImage? = nil
  /// Stands in for `bounds` of `NSTextAttachment`.
  open var bounds: CGRect = .zero
  /// Stands in for `contents` of `NSTextAttachment`.
  open var contents: Data? = nil
}
