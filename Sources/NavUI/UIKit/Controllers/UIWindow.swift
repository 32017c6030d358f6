/// A UIKit window, which shows a controller.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// The controller that the window shows, or nil if there is none.
  public var rootViewController: UIViewController? = UIViewController() {
    didSet { ControllerChanges.shared.note() }
  }
  /// The scene that contains the window, or nil if there is none.
  public weak var windowScene: UIWindowScene?
  /// A Boolean value that indicates whether the window receives keyboard input: always true for the only window.
  public var isKeyWindow: Bool { true }

  /// Creates a window with a frame.
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

  /// Creates a window without reading anything from the archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes the window the key window, and shows it in front of all others.
  public func makeKeyAndVisible() {
    let scene = CurrentApp.system.scene
    windowScene = scene
    scene.windows = [self] + scene.windows.filter { $0 !== self }
    ControllerChanges.shared.note()
  }

  /// Has no effect, because the only window always receives keyboard input.
  public func makeKey() {}
}
