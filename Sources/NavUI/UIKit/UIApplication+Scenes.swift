extension UIApplication {
  /// A set that contains only the app's scene.
  public var connectedScenes: Set<UIScene> { [CurrentApp.system.scene] }

  /// The windows of the app.
  public var windows: [UIWindow] { CurrentApp.system.scene.windows }

  /// The window that receives keyboard input, or nil if there is none.
  public var keyWindow: UIWindow? { windows.first }

  /// The frame of the status bar, which is always empty because NavLab shows no status bar.
  public var statusBarFrame: CGRect { .zero }

  /// Makes an object perform a method, such as `resignFirstResponder` to close the keyboard.
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

/// A responder that represents the field with the keyboard focus.
private final class KeyboardOwner: UIResponder {
  override func resignFirstResponder() -> Bool {
    CurrentApp.graph?.keyboard.close()
    return true
  }
}
