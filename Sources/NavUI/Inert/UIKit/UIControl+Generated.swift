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
  }
}
