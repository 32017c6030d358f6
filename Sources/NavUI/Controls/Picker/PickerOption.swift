/// One of the views in a picker.
@MainActor
package protocol PickerOption: ViewNode {
  /// The value that selects the view, or nil if it has none.
  var tag: AnyHashable? { get }
}

/// A picker in the form for its options.
@MainActor
package protocol OptionCollection: AnyObject {
  /// Selects an option, as a tap does.
  func select(_ option: any PickerOption) throws
}

/// A node with the tag of its content.
@MainActor
package protocol TagCarrying {
  /// The tag.
  var carriedTag: AnyHashable { get }
}

/// The node of an option, which reads the tag of its content, or else its position in a `ForEach`.
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
