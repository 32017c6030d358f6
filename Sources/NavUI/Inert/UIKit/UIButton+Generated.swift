// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIButton` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIButton: UIControl {
  /// Stands in for `titleLabel` of `UIButton`.
  open var titleLabel: UILabel? = nil
  /// Stands in for `imageView` of `UIButton`.
  open var imageView: UIImageView? = nil
  /// Creates what stands in for a `UIButton`.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
  }
  /// Stands in for `setTitle` of `UIButton`.
  open func setTitle(_ title: String?, for state: UIControl.State) {}
  /// Stands in for `setTitleColor` of `UIButton`.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
  /// Stands in for `setImage` of `UIButton`.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Stands in for `ButtonType` of `UIButton`.
  public enum ButtonType: Int, Sendable {
    /// Stands in for `custom` of `ButtonType`.
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }
  /// Stands in for `configuration` of `UIButton`.
  open var configuration: Configuration? = nil
  /// Stands in for `configurationUpdateHandler` of `UIButton`.
  open var configurationUpdateHandler: ((UIButton) -> Void)? = nil
  /// Stands in for `contentEdgeInsets` of `UIButton`.
  open var contentEdgeInsets: UIEdgeInsets = .zero
  /// Stands in for `titleEdgeInsets` of `UIButton`.
  open var titleEdgeInsets: UIEdgeInsets = .zero
  /// Stands in for `imageEdgeInsets` of `UIButton`.
  open var imageEdgeInsets: UIEdgeInsets = .zero
  /// Stands in for `menu` of `UIButton`.
  open var menu: UIMenu? = nil
  /// Stands in for `changesSelectionAsPrimaryAction` of `UIButton`.
  open var changesSelectionAsPrimaryAction: Bool = false
  /// Stands in for `adjustsImageWhenHighlighted` of `UIButton`.
  open var adjustsImageWhenHighlighted: Bool = true
  /// Stands in for `adjustsImageWhenDisabled` of `UIButton`.
  open var adjustsImageWhenDisabled: Bool = true
  /// Stands in for `showsTouchWhenHighlighted` of `UIButton`.
  open var showsTouchWhenHighlighted: Bool = false
  /// Stands in for `buttonType` of `UIButton`.
  open var buttonType: ButtonType { .system }
  /// Stands in for `currentTitle` of `UIButton`.
  open var currentTitle: String? { nil }
  /// Stands in for `currentImage` of `UIButton`.
  open var currentImage: UIImage? { nil }
  /// Stands in for `subtitleLabel` of `UIButton`.
  open var subtitleLabel: UILabel? { nil }
  /// Creates what stands in for a `UIButton`.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
  }
  /// Creates what stands in for a `UIButton`.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
  }
  /// Stands in for `setBackgroundImage` of `UIButton`.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Stands in for `setAttributedTitle` of `UIButton`.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {}
  /// Stands in for `setTitleShadowColor` of `UIButton`.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {}
  /// Stands in for `setPreferredSymbolConfiguration` of `UIButton`.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?,
    forImageIn state: UIControl.State
  ) {}
  /// Stands in for `title` of `UIButton`.
  open func title(for state: UIControl.State) -> String? { nil }
  /// Stands in for `image` of `UIButton`.
  open func image(for state: UIControl.State) -> UIImage? { nil }
  /// Stands in for `titleColor` of `UIButton`.
  open func titleColor(for state: UIControl.State) -> UIColor? { nil }
  /// Stands in for `attributedTitle` of `UIButton`.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { nil }
  /// Stands in for `setNeedsUpdateConfiguration` of `UIButton`.
  open func setNeedsUpdateConfiguration() {}
  /// Stands in for `updateConfiguration` of `UIButton`.
  open func updateConfiguration() {}
  /// Stands in for `Configuration` of `UIButton`.
  public struct Configuration {
    /// Stands in for `title` of `Configuration`.
    public var title: String? = nil
    /// Stands in for `subtitle` of `Configuration`.
    public var subtitle: String? = nil
    /// Stands in for `attributedTitle` of `Configuration`.
    public var attributedTitle: AttributedString? = nil
    /// Stands in for `attributedSubtitle` of `Configuration`.
    public var attributedSubtitle: AttributedString? = nil
    /// Stands in for `image` of `Configuration`.
    public var image: UIImage? = nil
    /// Stands in for `imagePadding` of `Configuration`.
    public var imagePadding: CGFloat = 0
    /// Stands in for `titlePadding` of `Configuration`.
    public var titlePadding: CGFloat = 0
    /// Stands in for `imagePlacement` of `Configuration`.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Stands in for `contentInsets` of `Configuration`.
    public var contentInsets: NSDirectionalEdgeInsets = .zero
    /// Stands in for `baseBackgroundColor` of `Configuration`.
    public var baseBackgroundColor: UIColor? = nil
    /// Stands in for `baseForegroundColor` of `Configuration`.
    public var baseForegroundColor: UIColor? = nil
    /// Stands in for `background` of `Configuration`.
    public var background: UIBackgroundConfiguration = UIBackgroundConfiguration.clear()
    /// Stands in for `buttonSize` of `Configuration`.
    public var buttonSize: Size = .medium
    /// Stands in for `cornerStyle` of `Configuration`.
    public var cornerStyle: CornerStyle = .dynamic
    /// Stands in for `titleAlignment` of `Configuration`.
    public var titleAlignment: TitleAlignment = .automatic
    /// Stands in for `showsActivityIndicator` of `Configuration`.
    public var showsActivityIndicator: Bool = false
    /// Stands in for `preferredSymbolConfigurationForImage` of `Configuration`.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration? = nil
    /// Stands in for `titleTextAttributesTransformer` of `Configuration`.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? = nil
    /// Stands in for `subtitleTextAttributesTransformer` of `Configuration`.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? = nil
    /// Stands in for `imageColorTransformer` of `Configuration`.
    public var imageColorTransformer: UIConfigurationColorTransformer? = nil
    /// Stands in for `activityIndicatorColorTransformer` of `Configuration`.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? = nil
    /// Stands in for `indicator` of `Configuration`.
    public var indicator: Indicator = .automatic
    /// Stands in for `indicatorColorTransformer` of `Configuration`.
    public var indicatorColorTransformer: UIConfigurationColorTransformer? = nil
    /// Stands in for `macIdiomStyle` of `Configuration`.
    public var macIdiomStyle: MacIdiomStyle = .automatic
    /// Stands in for `imageReservation` of `Configuration`.
    public var imageReservation: CGFloat = 0
    /// Stands in for `titleLineBreakMode` of `Configuration`.
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    /// Stands in for `subtitleLineBreakMode` of `Configuration`.
    public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
    /// Stands in for `automaticallyUpdateForSelection` of `Configuration`.
    public var automaticallyUpdateForSelection: Bool = true
    /// Stands in for `Indicator` of `Configuration`.
    public enum Indicator: Int, Sendable {
      /// Stands in for `automatic` of `Indicator`.
      case automatic, none, popup
    }
    /// Stands in for `MacIdiomStyle` of `Configuration`.
    public enum MacIdiomStyle: Int, Sendable {
      /// Stands in for `automatic` of `MacIdiomStyle`.
      case automatic, bordered, borderless, borderlessTinted
    }
    /// Stands in for `updated` of `Configuration`.
    public func updated(for button: UIButton) -> Configuration { self }
    /// Stands in for `setDefaultContentInsets` of `Configuration`.
    public mutating func setDefaultContentInsets() { contentInsets = .zero }
    /// Creates what stands in for a `Configuration`.
    public init() {
    }
    /// Stands in for `plain` of `Configuration`.
    public static func plain() -> Configuration { Configuration() }
    /// Stands in for `tinted` of `Configuration`.
    public static func tinted() -> Configuration { Configuration() }
    /// Stands in for `gray` of `Configuration`.
    public static func gray() -> Configuration { Configuration() }
    /// Stands in for `filled` of `Configuration`.
    public static func filled() -> Configuration { Configuration() }
    /// Stands in for `borderless` of `Configuration`.
    public static func borderless() -> Configuration { Configuration() }
    /// Stands in for `bordered` of `Configuration`.
    public static func bordered() -> Configuration { Configuration() }
    /// Stands in for `borderedTinted` of `Configuration`.
    public static func borderedTinted() -> Configuration { Configuration() }
    /// Stands in for `borderedProminent` of `Configuration`.
    public static func borderedProminent() -> Configuration { Configuration() }
    /// Stands in for `glass` of `Configuration`.
    public static func glass() -> Configuration { Configuration() }
    /// Stands in for `prominentGlass` of `Configuration`.
    public static func prominentGlass() -> Configuration { Configuration() }
    /// Stands in for `Size` of `Configuration`.
    public enum Size: Int, Sendable {
      /// Stands in for `medium` of `Size`.
      case medium, small, mini, large
    }
    /// Stands in for `CornerStyle` of `Configuration`.
    public enum CornerStyle: Int, Sendable {
      /// Stands in for `fixed` of `CornerStyle`.
      case fixed, dynamic, small, medium, large, capsule
    }
    /// Stands in for `TitleAlignment` of `Configuration`.
    public enum TitleAlignment: Int, Sendable {
      /// Stands in for `automatic` of `TitleAlignment`.
      case automatic, leading, center, trailing
    }
  }
}
