/// One of the views that a picker offers.
@MainActor
package protocol PickerOption: ViewNode {
  /// The value by which the view is selected, or nil when it has none.
  var tag: AnyHashable? { get }
}

/// A picker as its options see it.
@MainActor
package protocol OptionCollection: AnyObject {
  /// Selects an option as a tap does.
  func select(_ option: any PickerOption) throws
}

/// A node that carries the tag of the view inside.
@MainActor
package protocol TagCarrying {
  /// The tag.
  var carriedTag: AnyHashable { get }
}

/// The node of an option, which notes the tag of the view inside, or else its place in a `ForEach`.
package final class OptionNode<Content: View>: WrapperNode<Content>, PickerOption {
  private unowned let collection: any OptionCollection
  private var child: ViewNode?

  package init(
    view: Content,
    collection: any OptionCollection,
    context: ViewContext,
    parent: ViewNode?
  ) {
    self.collection = collection
    super.init(context: context, parent: parent)
    child = Content.make(view, in: context.with(mode: .content), parent: self)
  }

  package override var children: [ViewNode] { child.map { [$0] } ?? [] }

  package var tag: AnyHashable? {
    var node = child
    while let current = node {
      if let tagged = current as? any TagCarrying { return tagged.carriedTag }
      let children = current.children
      node = children.count == 1 ? children.first : nil
    }
    return inheritedTag
  }

  package override func update(with view: Content) {
    if let child { Content.update(child, with: view) }
  }

  package override func perform(_ gesture: UserGesture) throws {
    try collection.select(self)
  }
}
