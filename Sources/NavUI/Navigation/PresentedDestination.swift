internal import SceneModel

extension View {
  /// Pushes a screen while a flag is true (NS-39).
  ///
  /// - Parameters:
  ///   - isPresented: The flag, which becomes false when the screen is popped.
  ///   - destination: A closure that returns the screen.
  /// - Returns: The view with the destination.
  @available(iOS 16.0, *)
  public nonisolated func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination
  ) -> some View {
    PresentedDestinationView(
      content: self,
      item: isPresented.presence,
      destination: { (_: Presence) in destination() }
    )
  }

  /// Pushes a screen while an item is not nil (NS-40).
  ///
  /// - Parameters:
  ///   - item: The item, which becomes nil if the screen is popped.
  ///   - destination: A closure that returns the screen for the item.
  /// - Returns: The view with the destination.
  @available(iOS 17.0, *)
  public nonisolated func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>,
    @ViewBuilder destination: @escaping (Item) -> Destination
  ) -> some View {
    PresentedDestinationView(content: self, item: item, destination: destination)
  }
}

private struct PresentedDestinationView<Content: View, Item: Hashable, Destination: View> {
  let content: Content
  let item: Binding<Item?>
  let destination: (Item) -> Destination
}

extension PresentedDestinationView: UnaryView {
  static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    PresentedDestinationNode(view: view, context: context, parent: parent)
  }
}

private final class PresentedDestinationNode<Content: View, Item: Hashable, Destination: View>:
  UnaryNode<PresentedDestinationView<Content, Item, Destination>>, LevelOwner
{
  private var screen: ScreenNode<Item, Destination>?

  var isPresentedByState: Bool { true }
  var isWanted: Bool { view.item.wrappedValue != nil }

  override func didUpdate(from old: PresentedDestinationView<Content, Item, Destination>?) {
    refresh()
  }

  override func refresh() {
    isDirty = false
    let item = graph.evaluate(for: self) { view.item.wrappedValue }
    screen?.destination = view.destination
    if let item, let screen {
      screen.value = item
      screen.invalidate()
    } else if item != nil || screen != nil {
      setNeedsSynchronization()
    }
  }

  override func synchronize() {
    guard let stack = context.level?.stack, let level = context.level else {
      if view.item.wrappedValue != nil { reportOutsideStack() }
      return
    }
    if isWanted, !stack.contains(self) {
      stack.push(self, from: level)
    } else if !isWanted, stack.contains(self) {
      stack.pop(self)
    }
  }

  override func willUnmount() {
    context.level?.stack.pop(self)
  }

  func makeLevel(in context: ViewContext, parent: ViewNode) -> ViewNode {
    guard let item = view.item.wrappedValue else {
      return EmptyView.make(EmptyView(), in: context, parent: parent)
    }
    let screen = ScreenNode(
      value: item,
      destination: view.destination,
      context: context,
      parent: parent
    )
    self.screen = screen
    return screen
  }

  func levelWasPopped() {
    screen = nil
    if isMounted, view.item.wrappedValue != nil {
      view.item.wrappedValue = nil
    }
  }

  private func reportOutsideStack() {
    graph.report(
      Issue(
        rule: "destination-outside-stack",
        severity: .error,
        message: """
          A navigationDestination with a flag or an item is declared outside every NavigationStack, \
          so it is ignored. Put it on a view inside the stack, such as its root.
          """,
        view: viewName
      )
    )
  }
}
