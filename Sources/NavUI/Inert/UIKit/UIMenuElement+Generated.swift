// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIMenuElement` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
  /// Stands in for `title` of `UIMenuElement`.
  public let title: String
  /// Stands in for `image` of `UIMenuElement`.
  public let image: UIImage?
  /// Stands in for `subtitle` of `UIMenuElement`.
  open var subtitle: String? = nil
  /// Creates what stands in for a `UIMenuElement`.
  public init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
  /// Stands in for `Attributes` of `UIMenuElement`.
  public struct Attributes: OptionSet, Sendable {
    /// Stands in for `rawValue` of `Attributes`.
    public let rawValue: UInt
    /// Creates what stands in for a `Attributes`.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
    /// Stands in for `disabled` of `Attributes`.
    public static let disabled: Attributes = Attributes(rawValue: 1)
    /// Stands in for `destructive` of `Attributes`.
    public static let destructive: Attributes = Attributes(rawValue: 2)
    /// Stands in for `hidden` of `Attributes`.
    public static let hidden: Attributes = Attributes(rawValue: 4)
    /// Stands in for `keepsMenuPresented` of `Attributes`.
    public static let keepsMenuPresented: Attributes = Attributes(rawValue: 8)
  }
  /// Stands in for `State` of `UIMenuElement`.
  public enum State: Int, Sendable {
    /// Stands in for `off` of `State`.
    case off, on, mixed
  }
}
