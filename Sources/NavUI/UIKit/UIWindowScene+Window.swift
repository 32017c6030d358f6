extension UIWindowScene {
  /// Creates the scene of a window.
  convenience init(of window: UIWindow) {
    self.init()
    windows = [window]
    window.windowScene = self
  }
}
