/// A system event that an app receives.
package enum ExternalEvent {
  /// A request to open a URL.
  case url(URL)
  /// A request to continue an activity from another device or an earlier time.
  case activity(NSUserActivity)
}

/// A view with an action for external events.
struct ExternalEventView<Content: View> {
  let content: Content
  /// A closure that returns the response to an event, or nil if the view has none.
  let response: (ExternalEvent) -> (() -> Void)?
}

extension ExternalEventView: UnaryView {
  package static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    ExternalEventNode(view: view, context: context, parent: parent)
  }
}

private final class ExternalEventNode<Content: View>: UnaryNode<ExternalEventView<Content>>,
  ExternalEventHandler
{
  override func didMake() {
    graph.eventHandlers.add(self)
  }

  override func willUnmount() {
    graph.eventHandlers.remove(self)
  }

  func response(to event: ExternalEvent) -> (() -> Void)? {
    // The modifiers of a tab that was never opened have nodes, but SwiftUI has not built its content.
    if case .tab(let slot) = context.mode, !slot.isVisited { return nil }
    return view.response(event)
  }
}
