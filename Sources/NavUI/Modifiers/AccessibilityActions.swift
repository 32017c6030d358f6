extension View {
  /// Adds an action that assistive technologies can perform, and that scripts find among the view's actions.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - handler: The action.
  /// - Returns: The view.
  public nonisolated func accessibilityAction(
    named name: Text,
    _ handler: @escaping () -> Void
  ) -> some View {
    let handler = Unchecked(value: handler)
    return accessibilityActions { Button(action: { handler.value() }, label: { name }) }
  }

  /// Adds an action that assistive technologies can perform, and that scripts find among the view's actions.
  ///
  /// - Parameters:
  ///   - nameKey: The name of the action.
  ///   - handler: The action.
  /// - Returns: The view.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey,
    _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds an action that assistive technologies can perform, and that scripts find among the view's actions.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - handler: The action.
  /// - Returns: The view.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S,
    _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Sets the handler of an action that assistive technologies can perform.
  ///
  /// - Parameters:
  ///   - actionKind: The kind of action.
  ///   - handler: The action.
  /// - Returns: The view.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> some View {
    AccessibilityEscapeView(content: self, handler: actionKind == .escape ? handler : nil)
  }

  /// Adds actions that assistive technologies can perform, and that scripts find among the view's actions.
  ///
  /// - Parameter content: The buttons for the actions.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  public nonisolated func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    AttachedActionsView(content: self, actions: content(), swipe: nil)
  }

  /// Sets the action with which assistive technologies increase or decrease a value.
  ///
  /// - Parameter handler: The action.
  /// - Returns: The view.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    self
  }
}

/// A kind of action that assistive technologies perform.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String

  /// The action that a tap performs.
  public static let `default` = AccessibilityActionKind(name: "default")

  /// The action that dismisses a screen.
  public static let escape = AccessibilityActionKind(name: "escape")

  /// The most common action in the current context.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")

  /// The action that deletes an item.
  public static let delete = AccessibilityActionKind(name: "delete")

  /// The action that shows a menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")

  private init(name: String) {
    self.name = name
  }

  /// Creates a kind of action with a name.
  ///
  /// - Parameter name: The name.
  public init(named name: Text) {
    self.name = name.content
  }
}

/// The direction in which a value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// The direction of an increase.
  case increment

  /// The direction of a decrease.
  case decrement
}
