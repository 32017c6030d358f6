// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIMenu` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIMenu: UIMenuElement {
  /// Stands in for `children` of `UIMenu`.
  public let children: [UIMenuElement]
  /// Creates what stands in for a `UIMenu`.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    options: Options = [],
    preferredElementSize: ElementSize = .large,
    children: [UIMenuElement] = []
  ) {
    self.children = children
    super.init(title: title, image: image)
  }
  /// Stands in for `replacingChildren` of `UIMenu`.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(title: title, image: image, children: newChildren)
  }
  /// Stands in for `ElementSize` of `UIMenu`.
  public enum ElementSize: Int, Sendable {
    /// Stands in for `small` of `ElementSize`.
    case small, medium, large, automatic
  }
  /// Stands in for `Identifier` of `UIMenu`.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// Stands in for `rawValue` of `Identifier`.
    public let rawValue: String
    /// Creates what stands in for a `Identifier`.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    /// Creates what stands in for a `Identifier`.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }
  /// Stands in for `Options` of `UIMenu`.
  public struct Options: OptionSet, Sendable {
    /// Stands in for `rawValue` of `Options`.
    public let rawValue: UInt
    /// Creates what stands in for a `Options`.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
    /// Stands in for `displayInline` of `Options`.
    public static let displayInline: Options = Options(rawValue: 1)
    /// Stands in for `destructive` of `Options`.
    public static let destructive: Options = Options(rawValue: 2)
    /// Stands in for `singleSelection` of `Options`.
    public static let singleSelection: Options = Options(rawValue: 32)
    /// Stands in for `displayAsPalette` of `Options`.
    public static let displayAsPalette: Options = Options(rawValue: 128)
  }
}
