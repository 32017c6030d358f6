/// The node of an option in a picker.
@MainActor
package protocol PickerOption: ViewNode {
  /// The tag that identifies the option, or nil if the option has none.
  var tag: AnyHashable? { get }
}

/// A picker that can select one of its options.
@MainActor
package protocol OptionCollection: AnyObject {
  /// Selects an option, as a tap on the option does.
  func select(_ option: any PickerOption) throws
}

/// A node that provides the tag of its content.
@MainActor
package protocol TagCarrying {
  /// The tag of the content.
  var carriedTag: AnyHashable { get }
}

/// The node of an option; the option's tag comes from the content, or else from a `ForEach`.
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
