/// An action, read from the environment, that dismisses the current presentation or pops the current screen.
@available(iOS 15.0, *)
@MainActor @preconcurrency
public struct DismissAction {
  private let action: (@MainActor () -> Void)?

  package nonisolated init(_ action: (@MainActor () -> Void)?) {
    self.action = action
  }

  /// Dismisses the presentation or pops the screen, or has no effect if there is neither (NS-63).
  public func callAsFunction() {
    action?()
  }
}

/// The environment key for the `dismiss` action.
package struct DismissKey: EnvironmentKey {
  package static var defaultValue: DismissAction { DismissAction(nil) }
}

/// The environment key for `isPresented`.
package struct IsPresentedKey: EnvironmentKey {
  package static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// An action that dismisses the current presentation or pops the current screen.
  @available(iOS 15.0, *)
  public var dismiss: DismissAction { self[DismissKey.self] }

  /// A Boolean value that indicates whether the view is presented or pushed.
  @available(iOS 15.0, *)
  public var isPresented: Bool { self[IsPresentedKey.self] }
}
