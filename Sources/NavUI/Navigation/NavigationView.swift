/// A navigation container, which `NavigationStack` has replaced (NS-33).
///
/// In compact width, it is a stack with a private path. In regular width, the views inside are columns side by side,
/// unless the style says otherwise.
@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView instead.")
public struct NavigationView<Content: View> {
  let content: Content

  /// Creates a navigation container.
  ///
  /// - Parameter content: The first screen, or one view for each column.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView instead.")
extension NavigationView: View {
  /// The content in a stack or in columns.
  public var body: some View {
    NavigationViewContent(content: content)
  }
}

private struct NavigationViewContent<Content: View>: View {
  let content: Content
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.stacksNavigationViews) private var isStack

  var body: some View {
    let columns = (content as? any ViewSequence)?.views ?? []
    if width == .regular, !isStack {
      if columns.count > 2 {
        NavigationSplitView {
          columns[0]
        } content: {
          columns[1]
        } detail: {
          columns[2]
        }
      } else {
        NavigationSplitView {
          columns.first ?? AnyView(content)
        } detail: {
          columns.last ?? AnyView(EmptyView())
        }
      }
    } else if let first = columns.first {
      NavigationStack { first }
    } else {
      NavigationStack { content }
    }
  }
}

private struct StacksNavigationViewsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether navigation views are stacks regardless of the width.
  var stacksNavigationViews: Bool {
    get { self[StacksNavigationViewsKey.self] }
    set { self[StacksNavigationViewsKey.self] = newValue }
  }
}
