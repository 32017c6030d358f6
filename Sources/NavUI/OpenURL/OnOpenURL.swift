extension View {
  /// Runs an action when the app is asked to open a URL.
  ///
  /// - Parameter action: Takes the URL.
  /// - Returns: The view with the action.
  @available(iOS 14.0, *)
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    OpenURLView(content: self, action: action)
  }
}

private struct OpenURLView<Content: View> {
  let content: Content
  let action: (URL) -> Void
}

extension OpenURLView: UnaryView {
  static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    OpenURLNode(view: view, context: context, parent: parent)
  }
}

private final class OpenURLNode<Content: View>: UnaryNode<OpenURLView<Content>>, URLHandler {
  override func didMake() {
    graph.urlHandlers.add(self)
  }

  override func willUnmount() {
    graph.urlHandlers.remove(self)
  }

  func open(_ url: URL) {
    view.action(url)
  }
}

/// Something that wants to know of URLs.
@MainActor
package protocol URLHandler: AnyObject {
  /// The app was asked to open a URL.
  func open(_ url: URL)
}

/// Those that want to know of URLs, in the order of their appearance in the tree.
@MainActor
package final class URLHandlers {
  private var handlers: [any URLHandler] = []

  package init() {}

  /// Whether nobody wants to know.
  package var isEmpty: Bool { handlers.isEmpty }

  /// Adds a handler.
  package func add(_ handler: any URLHandler) {
    handlers.append(handler)
  }

  /// Removes a handler.
  package func remove(_ handler: any URLHandler) {
    handlers.removeAll { $0 === handler }
  }

  /// Hands a URL to every handler.
  package func open(_ url: URL) {
    for handler in handlers {
      handler.open(url)
    }
  }
}
