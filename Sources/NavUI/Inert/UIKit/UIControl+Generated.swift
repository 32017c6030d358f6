// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIControl` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// Stands in for `isEnabled` of `UIControl`.
  open var isEnabled: Bool = true
  /// Stands in for `isSelected` of `UIControl`.
  open var isSelected: Bool = false
  /// Stands in for `isHighlighted` of `UIControl`.
  open var isHighlighted: Bool = false
  /// Stands in for `addTarget` of `UIControl`.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
  /// Stands in for `removeTarget` of `UIControl`.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
  /// Stands in for `addAction` of `UIControl`.
  open func addAction(_ action: UIAction, for controlEvents: Event) {}
  /// Stands in for `sendActions` of `UIControl`.
  open func sendActions(for controlEvents: Event) {}
  /// Stands in for `Event` of `UIControl`.
  public struct Event: OptionSet, Sendable {
    /// Stands in for `rawValue` of `Event`.
    public let rawValue: UInt
    /// Creates what stands in for a `Event`.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
    /// Stands in for `touchDown` of `Event`.
    public static let touchDown: Event = Event(rawValue: 1)
    /// Stands in for `touchDownRepeat` of `Event`.
    public static let touchDownRepeat: Event = Event(rawValue: 2)
    /// Stands in for `touchDragInside` of `Event`.
    public static let touchDragInside: Event = Event(rawValue: 4)
    /// Stands in for `touchDragOutside` of `Event`.
    public static let touchDragOutside: Event = Event(rawValue: 8)
    /// Stands in for `touchDragEnter` of `Event`.
    public static let touchDragEnter: Event = Event(rawValue: 16)
    /// Stands in for `touchDragExit` of `Event`.
    public static let touchDragExit: Event = Event(rawValue: 32)
    /// Stands in for `touchUpOutside` of `Event`.
    public static let touchUpOutside: Event = Event(rawValue: 128)
    /// Stands in for `touchCancel` of `Event`.
    public static let touchCancel: Event = Event(rawValue: 256)
    /// Stands in for `editingDidEndOnExit` of `Event`.
    public static let editingDidEndOnExit: Event = Event(rawValue: 524288)
    /// Stands in for `menuActionTriggered` of `Event`.
    public static let menuActionTriggered: Event = Event(rawValue: 16384)
    /// Stands in for `allTouchEvents` of `Event`.
    public static let allTouchEvents: Event = Event(rawValue: 4095)
    /// Stands in for `allEditingEvents` of `Event`.
    public static let allEditingEvents: Event = Event(rawValue: 983040)
    /// Stands in for `touchUpInside` of `Event`.
    public static let touchUpInside: Event = Event(rawValue: 64)
    /// Stands in for `valueChanged` of `Event`.
    public static let valueChanged: Event = Event(rawValue: 4096)
    /// Stands in for `primaryActionTriggered` of `Event`.
    public static let primaryActionTriggered: Event = Event(rawValue: 8192)
    /// Stands in for `editingChanged` of `Event`.
    public static let editingChanged: Event = Event(rawValue: 131072)
    /// Stands in for `editingDidBegin` of `Event`.
    public static let editingDidBegin: Event = Event(rawValue: 65536)
    /// Stands in for `editingDidEnd` of `Event`.
    public static let editingDidEnd: Event = Event(rawValue: 262144)
    /// Stands in for `allEvents` of `Event`.
    public static let allEvents: Event = Event(rawValue: 0xFFFF_FFFF)
  }
  /// Stands in for `State` of `UIControl`.
  public struct State: OptionSet, Sendable {
    /// Stands in for `rawValue` of `State`.
    public let rawValue: UInt
    /// Creates what stands in for a `State`.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
    /// Stands in for `normal` of `State`.
    public static let normal: State = State([])
    /// Stands in for `highlighted` of `State`.
    public static let highlighted: State = State(rawValue: 1)
    /// Stands in for `disabled` of `State`.
    public static let disabled: State = State(rawValue: 2)
    /// Stands in for `selected` of `State`.
    public static let selected: State = State(rawValue: 4)
    /// Stands in for `focused` of `State`.
    public static let focused: State = State(rawValue: 8)
    /// Stands in for `application` of `State`.
    public static let application: State = State(rawValue: 0x00FF_0000)
  }
  /// Stands in for `contentHorizontalAlignment` of `UIControl`.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center
  /// Stands in for `contentVerticalAlignment` of `UIControl`.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center
  /// Stands in for `state` of `UIControl`.
  open var state: State { .normal }
  /// Stands in for `isTracking` of `UIControl`.
  open var isTracking: Bool { false }
  /// Stands in for `isTouchInside` of `UIControl`.
  open var isTouchInside: Bool { false }
  /// Stands in for `allControlEvents` of `UIControl`.
  open var allControlEvents: Event { [] }
  /// Stands in for `allTargets` of `UIControl`.
  open var allTargets: Set<AnyHashable> { [] }
  /// Stands in for `showsMenuAsPrimaryAction` of `UIControl`.
  open var showsMenuAsPrimaryAction: Bool = false
  /// Stands in for `isContextMenuInteractionEnabled` of `UIControl`.
  open var isContextMenuInteractionEnabled: Bool = false
  /// Stands in for `toolTip` of `UIControl`.
  open var toolTip: String? = nil
  /// Stands in for `sendAction` of `UIControl`.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
  /// Stands in for `removeAction` of `UIControl`.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {}
  /// Stands in for `beginTracking` of `UIControl`.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Stands in for `continueTracking` of `UIControl`.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Stands in for `endTracking` of `UIControl`.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Stands in for `cancelTracking` of `UIControl`.
  open func cancelTracking(with event: UIEvent?) {}
  /// Creates what stands in for a `UIControl`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
  }
  /// Stands in for `ContentHorizontalAlignment` of `UIControl`.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// Stands in for `center` of `ContentHorizontalAlignment`.
    case center, left, right, fill, leading, trailing
  }
  /// Stands in for `ContentVerticalAlignment` of `UIControl`.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// Stands in for `center` of `ContentVerticalAlignment`.
    case center, top, bottom, fill
  }
}
