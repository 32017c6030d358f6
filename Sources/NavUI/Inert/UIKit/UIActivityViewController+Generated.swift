// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIActivityViewController` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
  /// Stands in for `excludedActivityTypes` of `UIActivityViewController`.
  open var excludedActivityTypes: [UIActivity.ActivityType]? = nil
  /// Stands in for `completionWithItemsHandler` of `UIActivityViewController`.
  open var completionWithItemsHandler:
    ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)? = nil
  /// Creates what stands in for a `UIActivityViewController`.
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
  }
}
