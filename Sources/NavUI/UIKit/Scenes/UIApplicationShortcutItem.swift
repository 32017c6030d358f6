/// A quick action, which is an item in the menu of the app's icon.
@MainActor @preconcurrency
open class UIApplicationShortcutItem: NSObject {
  fileprivate var parts: Parts

  fileprivate struct Parts {
    var type: String
    var title: String
    var subtitle: String?
    var icon: UIApplicationShortcutIcon?
    var userInfo: [String: Any]?
  }

  /// The name by which the app identifies the action.
  open var type: String { parts.type }
  /// The title of the action.
  open var localizedTitle: String { parts.title }
  /// The text below the title, or nil if there is none.
  open var localizedSubtitle: String? { parts.subtitle }
  /// The symbol of the action, or nil if there is none.
  open var icon: UIApplicationShortcutIcon? { parts.icon }
  /// The values that the app needs to perform the action, or nil if there are none.
  open var userInfo: [String: Any]? { parts.userInfo }

  /// Creates a quick action.
  ///
  /// - Parameters:
  ///   - type: The name by which the app recognizes it.
  ///   - localizedTitle: The title.
  ///   - localizedSubtitle: The subtitle.
  ///   - icon: The symbol.
  ///   - userInfo: The data that the app needs to perform the action.
  public init(
    type: String,
    localizedTitle: String,
    localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil,
    userInfo: [String: Any]? = nil
  ) {
    parts = Parts(
      type: type,
      title: localizedTitle,
      subtitle: localizedSubtitle,
      icon: icon,
      userInfo: userInfo
    )
  }
}

/// A mutable quick action.
@MainActor @preconcurrency
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// The name by which the app identifies the action.
  open override var type: String {
    get { parts.type }
    set { parts.type = newValue }
  }
  /// The title of the action.
  open override var localizedTitle: String {
    get { parts.title }
    set { parts.title = newValue }
  }
  /// The text below the title, or nil if there is none.
  open override var localizedSubtitle: String? {
    get { parts.subtitle }
    set { parts.subtitle = newValue }
  }
  /// The symbol of the action, or nil if there is none.
  open override var icon: UIApplicationShortcutIcon? {
    get { parts.icon }
    set { parts.icon = newValue }
  }
  /// The values that the app needs to perform the action, or nil if there are none.
  open override var userInfo: [String: Any]? {
    get { parts.userInfo }
    set { parts.userInfo = newValue }
  }
}

/// The symbol of a quick action.
@MainActor @preconcurrency
public final class UIApplicationShortcutIcon: NSObject {
  /// Creates an icon from a system symbol.
  ///
  /// - Parameter systemImageName: The name of the symbol.
  public init(systemImageName: String) {}

  /// Creates an icon from an image in the app's resources.
  ///
  /// - Parameter templateImageName: The name of the picture.
  public init(templateImageName: String) {}
}
