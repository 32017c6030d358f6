/// A window of UIKit, which shows a controller.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// The controller that is shown.
  public var rootViewController: UIViewController? = UIViewController() {
    didSet { ControllerChanges.shared.note() }
  }
  /// The scene that the window is in.
  public weak var windowScene: UIWindowScene?
  /// Whether the window has the keyboard; the only one has.
  public var isKeyWindow: Bool { true }

  /// Creates a window of a size.
  ///
  /// - Parameter frame: The frame, which is ignored: the window is always as large as the screen.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
  }

  /// Creates a window in a scene.
  ///
  /// - Parameter windowScene: The scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: .zero)
    self.windowScene = windowScene
  }

  /// Creates a window without a size; nothing is read from the archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows the window, in front of all others.
  public func makeKeyAndVisible() {
    let scene = CurrentApp.system.scene
    windowScene = scene
    scene.windows = [self] + scene.windows.filter { $0 !== self }
    ControllerChanges.shared.note()
  }

  /// Gives the window the keyboard.
  public func makeKey() {}
}
