internal import SceneModel
import SharedLists

/// The node of a `Text`, with a child node for each link in the text (OB-39).
package final class TextNode: ViewNode {
  package override var isSelfContained: Bool { true }

  package override var draws: Bool { true }

  private var view: Text
  private var links: [TextLinkNode] = []

  init(view: Text, context: ViewContext, parent: ViewNode?) {
    self.view = view
    super.init(context: context, parent: parent)
    makeLinks()
  }

  package override var children: [ViewNode] { links }

  func update(with view: Text) {
    let oldLinks = self.view.links
    self.view = view
    if view.links != oldLinks { makeLinks() }
  }

  package override func show(in lowering: inout Lowering) {
    guard !lowering.isOutline else { return }
    var element = Element(id: id, kind: .text, label: view.content)
    for node in links {
      var link = Element(
        id: node.id,
        kind: .link,
        label: node.link.label,
        value: node.link.destination
      )
      if lowering.isDisabled { link.traits.append(.disabled) }
      element.children.append(link)
      lowering.targets.nodes[node.id] = node
    }
    lowering.add(element)
  }

  private func makeLinks() {
    let wanted = view.links
    for node in links.dropFirst(wanted.count) { node.unmount() }
    links = wanted.enumerated().map { index, link in
      guard index < links.count else {
        return TextLinkNode(link: link, context: context, parent: self)
      }
      links[index].link = link
      return links[index]
    }
  }
}

/// A node of a link in text.
private final class TextLinkNode: ViewNode {
  override var isSelfContained: Bool { true }

  var link: TextLink

  init(link: TextLink, context: ViewContext, parent: ViewNode?) {
    self.link = link
    super.init(context: context, parent: parent)
  }

  /// Opens the URL with the environment's `openURL` action.
  override func perform(_ gesture: UserGesture) throws {
    guard gesture == .tap else { throw Refusal("A link can only be tapped.") }
    guard let url = URL(string: link.destination) else {
      throw Refusal("The link leads to \"\(link.destination)\", which is not a URL.")
    }
    EnvironmentValues(scope: context.environment, graph: nil).openURL(url)
  }
}
