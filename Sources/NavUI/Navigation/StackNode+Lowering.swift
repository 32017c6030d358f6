package import SceneModel
import SharedLists

extension StackNode {
  /// An element that describes the stack with its path but without its screens.
  package var pathElement: Element {
    var element = Element(id: id, kind: .navigationStack)
    element.path = screens.path(of: path)
    element.pathType = path.typeName
    element.routes = graph.routes(of: path.elementType.map { [$0] } ?? destinationTypes)
    return element
  }

  /// Returns an element that describes the stack and its screens, with only the titles of covered screens.
  ///
  /// Endlessly nested stacks are described down to a depth for which the process's own stack has room.
  package func sceneElement(in lowering: Lowering) -> Element {
    var element = pathElement
    guard lowering.hasRoomForScreens else { return element }
    element.children = screens.screens(of: list, epoch: graph.descriptionEpoch, in: lowering)
    list.known = levels.count
    lowering.targets.sources.append(self)
    return element
  }
}

extension StackNode: GestureSource {
  func target<Target>(_ find: (GestureTargets) -> Target?) -> Target? {
    for level in levels.reversed() {
      for shown in [level.shown.onTop, level.shown.covered].compactMap(\.self) {
        if let target = shown.targets.first(find) { return target }
      }
    }
    return nil
  }
}
