extension View {
  /// Runs an action each time the view appears.
  ///
  /// A screen appears again when the screens above it are removed, so the action may run several
  /// times (NS-57).
  ///
  /// - Parameter action: The action.
  /// - Returns: The view with the action.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, onAppear: action, onDisappear: nil)
  }

  /// Runs an action each time the view disappears.
  ///
  /// - Parameter action: The action.
  /// - Returns: The view with the action.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, onAppear: nil, onDisappear: action)
  }
}

private struct AppearanceView<Content: View> {
  let content: Content
  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?
}

extension AppearanceView: UnaryView {
  static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    AppearanceNode(view: view, context: context, parent: parent)
  }
}

private final class AppearanceNode<Content: View>: UnaryNode<AppearanceView<Content>>,
  AppearanceObserver
{
  private var isShown = false

  /// Registers the view's node as an observer, so that inner views appear first (OB-37).
  override func didUpdate(from old: AppearanceView<Content>?) {
    if old == nil { context.region.add(self) }
  }

  override func willUnmount() {
    context.region.remove(self)
  }

  func appear() {
    guard !isShown, isMounted else { return }
    isShown = true
    if let action = view.onAppear { ActionOrigin.run(on: self, action) }
  }

  func disappear() {
    guard isShown else { return }
    isShown = false
    view.onDisappear?()
  }
}
