public import OpenCombine

extension View {
  /// Runs an action with each value that a publisher sends while the view is in the tree.
  ///
  /// - Parameters:
  ///   - publisher: The publisher.
  ///   - action: Takes the value.
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
    let inbox = graph.inbox
    let receiver = Unchecked(value: WeakReceiver(node: self))
    cancellable = view.publisher.sink { value in
      if isMainThread() {
        let delivery = Unchecked(value: (receiver.value, value))
        assumeMainThread { delivery.value.0.node?.receive(delivery.value.1) }
      } else {
        let delivery = Unchecked(value: (receiver.value, value))
        inbox { delivery.value.0.node?.receive(delivery.value.1) }
      }
    }
  }

  fileprivate func receive(_ value: Source.Output) {
    guard isMounted else { return }
    let action = view.action
    if graph.reader == nil {
      action(value)
    } else {
      graph.perform { action(value) }
    }
  }

  private struct WeakReceiver {
    weak var node: ReceivingNode?
  }
}
