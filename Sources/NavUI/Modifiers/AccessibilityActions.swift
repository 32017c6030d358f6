extension View {
  /// Adds an action for assistive technologies, which a script finds among the view's actions.
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

  /// Adds an action for assistive technologies, which a script finds among the view's actions.
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

  /// Adds an action for assistive technologies, which a script finds among the view's actions.
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

  /// Sets the action of assistive technologies for using the view.
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

  /// Adds actions for assistive technologies, which a script finds among the view's actions.
  ///
  /// - Parameter content: The buttons for the actions.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  public nonisolated func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    AttachedActionsView(content: self, actions: content(), swipe: nil)
  }

  /// Sets the action of assistive technologies for increasing or decreasing a value.
  ///
  /// - Parameter handler: The action.
  /// - Returns: The view.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    self
  }
}

/// A kind of action for assistive technologies.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String

  /// The action of a tap.
  public static let `default` = AccessibilityActionKind(name: "default")

  /// The action that leaves a screen.
  public static let escape = AccessibilityActionKind(name: "escape")

  /// The most common action in the current context.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")

  /// The action that deletes.
  public static let delete = AccessibilityActionKind(name: "delete")

  /// The action that shows a menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")

  private init(name: String) {
    self.name = name
  }

  /// Creates an action with a name.
  ///
  /// - Parameter name: The name.
  public init(named name: Text) {
    self.name = name.content
  }
}

/// The direction of a change of a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// An increase.
  case increment

  /// A decrease.
  case decrement
}
