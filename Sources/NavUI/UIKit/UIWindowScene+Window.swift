extension UIWindowScene {
  /// Creates a scene with a window.
  convenience init(of window: UIWindow) {
    self.init()
    windows = [window]
    window.windowScene = self
  }
}
