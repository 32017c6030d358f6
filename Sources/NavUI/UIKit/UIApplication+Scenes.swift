extension UIApplication {
  /// The scenes of the app: its one window.
  public var connectedScenes: Set<UIScene> { [CurrentApp.system.scene] }

  /// The windows of the app.
  public var windows: [UIWindow] { CurrentApp.system.scene.windows }

  /// The window that has the keyboard.
  public var keyWindow: UIWindow? { windows.first }

  /// The height of the bar at the top, in which NavLab shows nothing.
  public var statusBarFrame: CGRect { .zero }

  /// Makes an object perform a method: an app closes the keyboard with
  /// `sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)`.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: The object, or nil for the first responder.
  ///   - sender: The sender of the action.
  ///   - event: The event that triggers the action.
  /// - Returns: Whether a gesture was performed.
  @discardableResult
  public func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    #if canImport(ObjectiveC)
    CurrentApp.graph?.keyboard.close()
    return true
    #else
    return action.perform(on: target ?? KeyboardOwner(), with: [sender, event])
    #endif
  }
}

/// A stand-in for the field with the keyboard focus.
private final class KeyboardOwner: UIResponder {
  override func resignFirstResponder() -> Bool {
    CurrentApp.graph?.keyboard.close()
    return true
  }
}
