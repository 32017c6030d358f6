/// An action that dismisses the presentation, or pops the screen, from whose environment it was
/// read.
@available(iOS 15.0, *)
@MainActor @preconcurrency
public struct DismissAction {
  private let action: (@MainActor () -> Void)?

  package nonisolated init(_ action: (@MainActor () -> Void)?) {
    self.action = action
  }

  /// Dismisses the presentation or pops the screen; does nothing if there is none (NS-63).
  public func callAsFunction() {
    action?()
  }
}

/// The key of the `dismiss` action.
package struct DismissKey: EnvironmentKey {
  package static var defaultValue: DismissAction { DismissAction(nil) }
}

/// The key of `isPresented`.
package struct IsPresentedKey: EnvironmentKey {
  package static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Dismisses the current presentation or pops the current screen.
  @available(iOS 15.0, *)
  public var dismiss: DismissAction { self[DismissKey.self] }

  /// Whether the view is presented or pushed.
  @available(iOS 15.0, *)
  public var isPresented: Bool { self[IsPresentedKey.self] }
}
