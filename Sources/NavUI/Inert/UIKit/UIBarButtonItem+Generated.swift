// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIBarButtonItem` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
  /// Stands in for `appearance` of `UIBarButtonItem`.
  public static func appearance() -> UIBarButtonItem { UIBarButtonItem() }
  /// Stands in for `appearance` of `UIBarButtonItem`.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyObject.Type]
  ) -> UIBarButtonItem { appearance() }
  /// Stands in for `setBackButtonTitlePositionAdjustment` of `UIBarButtonItem`.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset,
    for barMetrics: UIBarMetrics
  ) {}
  /// Stands in for `setTitlePositionAdjustment` of `UIBarButtonItem`.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
  /// Stands in for `setBackButtonBackgroundImage` of `UIBarButtonItem`.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {}
  /// Stands in for `setBackgroundImage` of `UIBarButtonItem`.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {}
  /// Stands in for `style` of `UIBarButtonItem`.
  open var style: Style = .plain
  /// Stands in for `width` of `UIBarButtonItem`.
  open var width: CGFloat = 0
  /// Stands in for `customView` of `UIBarButtonItem`.
  open var customView: UIView? = nil
  /// Stands in for `tintColor` of `UIBarButtonItem`.
  open var tintColor: UIColor? = nil
  /// Stands in for `target` of `UIBarButtonItem`.
  public weak var target: AnyObject? = nil
  /// Stands in for `action` of `UIBarButtonItem`.
  open var action: Selector? = nil
  /// Stands in for `primaryAction` of `UIBarButtonItem`.
  open var primaryAction: UIAction? = nil
  /// Stands in for `menu` of `UIBarButtonItem`.
  open var menu: UIMenu? = nil
  /// Stands in for `possibleTitles` of `UIBarButtonItem`.
  open var possibleTitles: Set<String>? = nil
  /// Stands in for `changesSelectionAsPrimaryAction` of `UIBarButtonItem`.
  open var changesSelectionAsPrimaryAction: Bool = false
  /// Stands in for `isHidden` of `UIBarButtonItem`.
  open var isHidden: Bool = false
  /// Creates what stands in for a `UIBarButtonItem`.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  /// Creates what stands in for a `UIBarButtonItem`.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }
  /// Creates what stands in for a `UIBarButtonItem`.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }
  /// Creates what stands in for a `UIBarButtonItem`.
  public convenience init(
    image: UIImage?,
    landscapeImagePhone: UIImage?,
    style: Style,
    target: Any?,
    action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
  }
  /// Creates what stands in for a `UIBarButtonItem`.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem,
    target: Any?,
    action: Selector?
  ) {
    self.init(title: "\(systemItem)".capitalized, style: .plain, target: target, action: action)
  }
  /// Creates what stands in for a `UIBarButtonItem`.
  public convenience init(
    systemItem: SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(title: "\(systemItem)".capitalized, style: .plain, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }
  /// Creates what stands in for a `UIBarButtonItem`.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(title: title ?? primaryAction?.title, style: .plain, target: nil, action: nil)
    self.image = image
    self.primaryAction = primaryAction
    self.menu = menu
  }
  /// Stands in for `fixedSpace` of `UIBarButtonItem`.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem { UIBarButtonItem() }
  /// Stands in for `flexibleSpace` of `UIBarButtonItem`.
  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }
  /// Stands in for `Style` of `UIBarButtonItem`.
  public enum Style: Int, Sendable {
    /// Stands in for `plain` of `Style`.
    case plain, bordered, done, prominent
  }
  /// Stands in for `SystemItem` of `UIBarButtonItem`.
  public enum SystemItem: Int, Sendable {
    /// Stands in for `done` of `SystemItem`.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
      bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo,
      pageCurl, close
  }
}
