/// A node whose view is built when the surrounding tab is opened for the first time.
package final class DeferredNode<Content: View>: WrapperNode<Content>, DeferredContent {
  private var view: Content
  private var child: ViewNode?

  package init(view: Content, slot: any TabSlot, context: ViewContext, parent: ViewNode?) {
    self.view = view
    super.init(context: context, parent: parent)
    slot.add(self)
  }

  package override var children: [ViewNode] { child.map { [$0] } ?? [] }

  package override func update(with view: Content) {
    self.view = view
    if let child { Content.update(child, with: view) }
  }

  package func build() {
    guard child == nil, isMounted else { return }
    child = Content.make(view, in: context.with(mode: .content), parent: self)
  }
}

/// The content of a tab, which can be built later.
@MainActor
package protocol DeferredContent: AnyObject {
  /// Builds the content.
  func build()
}
