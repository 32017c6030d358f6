public import OpenCombine

extension View {
  /// Runs an action with each value that a publisher sends while the view is in the tree.
  ///
  /// - Parameters:
  ///   - publisher: The publisher.
  ///   - action: A closure called with the value.
  /// - Returns: The view with the action.
  public nonisolated func onReceive<Source: Publisher>(
    _ publisher: Source,
    perform action: @escaping (_ value: Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    ReceivingView(content: self, publisher: publisher, action: action)
  }
}

private struct ReceivingView<Content: View, Source: Publisher> where Source.Failure == Never {
  let content: Content
  let publisher: Source
  let action: (Source.Output) -> Void
}

extension ReceivingView: UnaryView {
  static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    ReceivingNode(view: view, context: context, parent: parent)
  }
}

private final class ReceivingNode<Content: View, Source: Publisher>:
  UnaryNode<ReceivingView<Content, Source>>
where Source.Failure == Never {
  private var cancellable: AnyCancellable?

  override func didUpdate(from old: ReceivingView<Content, Source>?) {
    if let old {
      var (before, now) = (old.publisher, view.publisher)
      guard !isIdentical(&before, &now) else { return }
    }
    graph.perform { [weak self] in self?.startReceiving() }
  }

  override func willUnmount() {
    cancellable = nil
  }

  private func startReceiving() {
    guard isMounted else { return }
    cancellable = nil
    cancellable = WeakReceiver(node: self).subscribe(to: view.publisher)
  }

  fileprivate func receive(_ value: Source.Output) {
    guard isMounted else { return }
    let action = view.action
    guard graph.isActing || graph.reader != nil else { return action(value) }
    // A value sent during an action is received after the action has ended (OB-29).
    let origin = ActionOrigin.current
    graph.perform { [weak self] in
      guard let self, isMounted else { return }
      ActionOrigin.$current.withValue(origin) { action(value) }
    }
  }
}

/// A weak reference to a node that receives values on any thread.
private final class WeakReceiver<Content: View, Source: Publisher>: @unchecked Sendable
where Source.Failure == Never {
  private weak var node: ReceivingNode<Content, Source>?
  private let inbox: @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void

  @MainActor
  init(node: ReceivingNode<Content, Source>) {
    self.node = node
    inbox = node.graph.inbox
  }

  nonisolated func subscribe(to publisher: Source) -> AnyCancellable {
    publisher.sink { value in
      let delivery = Unchecked(value: value)
      if isMainActor() {
        MainActor.assumeIsolated { self.node?.receive(delivery.value) }
      } else {
        self.inbox { self.node?.receive(delivery.value) }
      }
    }
  }
}
