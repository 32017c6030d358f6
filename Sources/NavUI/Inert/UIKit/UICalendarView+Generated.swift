// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UICalendarView` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UICalendarView: UIView {
  /// Stands in for `delegate` of `UICalendarView`.
  public weak var delegate: (any UICalendarViewDelegate)? = nil
  /// Stands in for `selectionBehavior` of `UICalendarView`.
  open var selectionBehavior: UICalendarSelection? = nil
  /// Stands in for `locale` of `UICalendarView`.
  open var locale: Locale = Locale.current
  /// Stands in for `calendar` of `UICalendarView`.
  open var calendar: Calendar = Calendar.current
  /// Stands in for `timeZone` of `UICalendarView`.
  open var timeZone: TimeZone? = nil
  /// Stands in for `fontDesign` of `UICalendarView`.
  open var fontDesign: UIFontDescriptor.SystemDesign = .default
  /// Stands in for `availableDateRange` of `UICalendarView`.
  open var availableDateRange: DateInterval = DateInterval(start: .distantPast, end: .distantFuture)
  /// Stands in for `visibleDateComponents` of `UICalendarView`.
  open var visibleDateComponents: DateComponents = DateComponents()
  /// Stands in for `wantsDateDecorations` of `UICalendarView`.
  open var wantsDateDecorations: Bool = true
  /// Stands in for `setVisibleDateComponents` of `UICalendarView`.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    visibleDateComponents = dateComponents
  }
  /// Stands in for `reloadDecorations` of `UICalendarView`.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}
  /// Stands in for `Decoration` of `UICalendarView`.
  open class Decoration: NSObject {
    /// Creates what stands in for a `Decoration`.
    public override init() {
      super.init()
    }
    /// Creates what stands in for a `Decoration`.
    public init(
      image: UIImage?,
      color: UIColor? = nil,
      size: UICalendarViewDecorationSize = .medium
    ) {
      super.init()
    }
    /// Stands in for ``default`` of `Decoration`.
    public static func `default`(
      color: UIColor? = nil,
      size: UICalendarViewDecorationSize = .medium
    ) -> Decoration { Decoration() }
    /// Stands in for `image` of `Decoration`.
    public static func image(
      _ image: UIImage?,
      color: UIColor? = nil,
      size: UICalendarViewDecorationSize = .medium
    ) -> Decoration { Decoration() }
    /// Stands in for `customView` of `Decoration`.
    public static func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration()
    }
  }
  /// Stands in for `DecorationSize` of `UICalendarView`.
  public typealias DecorationSize = UICalendarViewDecorationSize
}
