extension View {
  /// Sets whether the content behind the surrounding sheet is usable (SH-39).
  ///
  /// - Parameter interaction: The interaction with the background, and the greatest height of the
  ///   sheet that allows it.
  /// - Returns: The view.
  @available(iOS 16.4, *)
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    PresentationSettingView(content: self) {
      $0.background.set(interaction.limit, by: $1)
    } reset: {
      $0.background.set(nil, by: $1)
    }
  }

  /// Sets the size of the surrounding sheet where the screen allows different sizes (SH-40).
  ///
  /// - Parameter sizing: The size.
  /// - Returns: The view.
  @available(iOS 18.0, *)
  public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    PresentationSettingView(content: self) {
      $0.sizing.set(sizing.text, by: $1)
    } reset: {
      $0.sizing.set(nil, by: $1)
    }
  }
}

/// A view that sets a property of the surrounding presentation while the view exists.
private struct PresentationSettingView<Content: View> {
  let content: Content
  let set: @MainActor (PresentationHost, ViewNode) -> Void
  let reset: @MainActor (PresentationHost, ViewNode) -> Void

  nonisolated init(
    content: Content,
    set: @escaping @MainActor (PresentationHost, ViewNode) -> Void,
    reset: @escaping @MainActor (PresentationHost, ViewNode) -> Void
  ) {
    self.content = content
    self.set = set
    self.reset = reset
  }
}

extension PresentationSettingView: UnaryView {
  static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    PresentationSettingNode(view: view, context: context, parent: parent)
  }
}

private final class PresentationSettingNode<Content: View>:
  UnaryNode<PresentationSettingView<Content>>
{
  override func didUpdate(from old: PresentationSettingView<Content>?) {
    view.set(context.presenter, self)
  }

  override func willUnmount() {
    view.reset(context.presenter, self)
  }
}
