/// UIKit's navigation bar, as far as apps style it; NavLab does not draw it.
@MainActor @preconcurrency
public final class UINavigationBar: NSObject {
  /// The default look.
  public var standardAppearance = UINavigationBarAppearance()
  /// The look in a low window.
  public var compactAppearance: UINavigationBarAppearance?
  /// The look at the end of the content.
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look at the end of the content in a low window.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The look of the title.
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The look of the large title.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The colour behind the bar.
  public var barTintColor: UIColor?
  /// The colour behind the bar.
  public var backgroundColor: UIColor?
  /// The colour of the buttons.
  public var tintColor: UIColor?
  /// Whether content shines through.
  public var isTranslucent = true
  /// Whether titles are large.
  public var prefersLargeTitles = false

  nonisolated override init() {}

  /// Returns the look that all bars begin with.
  public static func appearance() -> UINavigationBar { CurrentApp.system.navigationBar }
}
