extension View {
  /// Sets the title of the view's screen (NS-67).
  ///
  /// - Parameter titleKey: The title.
  /// - Returns: The view with the title.
  @available(iOS 14.0, *)
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    TitleView(content: self) { titleKey.resolved }
  }

  /// Sets the title of the view's screen (NS-67).
  ///
  /// - Parameter title: The title.
  /// - Returns: The view with the title.
  @available(iOS 14.0, *)
  @_disfavoredOverload
  public nonisolated func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    TitleView(content: self) { String(title) }
  }

  /// Sets the title of the view's screen (NS-67).
  ///
  /// - Parameter title: The title.
  /// - Returns: The view with the title.
  @available(iOS 14.0, *)
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    TitleView(content: self) { title.content }
  }

  /// Sets the title of the view's screen to a bound string, which a user can change.
  ///
  /// - Parameter title: The title.
  /// - Returns: The view with the title.
  @available(iOS 14.0, *)
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    TitleView(content: self, isSelfContained: false) { title.wrappedValue }
  }
}

private struct TitleView<Content: View> {
  let content: Content
  var isSelfContained = true
  let title: () -> String
}

extension TitleView: UnaryView {
  func lower(_ node: UnaryNode<Self>, into lowering: inout Lowering) {
    if lowering.title == nil {
      lowering.title = title()
    }
    node.child.lower(into: &lowering)
  }
}
