// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UISegmentedControl` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  /// Stands in for `selectedSegmentIndex` of `UISegmentedControl`.
  open var selectedSegmentIndex: Int = 0
  /// Stands in for `selectedSegmentTintColor` of `UISegmentedControl`.
  open var selectedSegmentTintColor: UIColor? = nil
  /// Stands in for `setTitleTextAttributes` of `UISegmentedControl`.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {}
  /// Creates what stands in for a `UISegmentedControl`.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = items ?? []
  }
  /// Stands in for `segments` of `UISegmentedControl`.
  open var segments: [Any] = []
  /// Stands in for `apportionsSegmentWidthsByContent` of `UISegmentedControl`.
  open var apportionsSegmentWidthsByContent: Bool = false
  /// Stands in for `isMomentary` of `UISegmentedControl`.
  open var isMomentary: Bool = false
  /// Stands in for `numberOfSegments` of `UISegmentedControl`.
  open var numberOfSegments: Int { segments.count }
  /// Stands in for `insertSegment` of `UISegmentedControl`.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(title ?? "", at: min(max(segment, 0), segments.count))
  }
  /// Stands in for `removeSegment` of `UISegmentedControl`.
  open func removeSegment(at segment: Int, animated: Bool) {
    if segments.indices.contains(segment) { segments.remove(at: segment) }
  }
  /// Stands in for `removeAllSegments` of `UISegmentedControl`.
  open func removeAllSegments() { segments = [] }
  /// Stands in for `setTitle` of `UISegmentedControl`.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment] = title ?? "" }
  }
  /// Stands in for `titleForSegment` of `UISegmentedControl`.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment] as? String : nil
  }
  /// Stands in for `setImage` of `UISegmentedControl`.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {}
  /// Stands in for `setEnabled` of `UISegmentedControl`.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
  /// Stands in for `setWidth` of `UISegmentedControl`.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}
}
