extension StackNode {
  /// The stack with its path, without its screens.
  package var pathElement: SceneElement {
    var element = SceneElement(id: id, kind: .navigationStack)
    element.path = (0..<path.count).map { text(of: path.value(at: $0)) }
    element.pathType = path.typeName
    element.routes = graph.routes(of: path.elementType.map { [$0] } ?? destinationTypes)
    return element
  }

  /// The stack with all its screens; covered ones are told by their titles only.
  package func sceneElement(in lowering: Lowering) -> SceneElement {
    var element = pathElement
    element.children = levels.map { level in
      screen(of: level, isTop: level === levels.last, in: lowering)
    }
    return element
  }

  private func screen(
    of level: StackLevel,
    isTop: Bool,
    in lowering: Lowering
  ) -> SceneElement {
    var screen = SceneElement(id: level.id, kind: .screen)
    if let node = level.node {
      let shown = level.screen(of: node, isTop: isTop, in: lowering)
      screen = shown.screen
      if !isTop {
        screen.children = shown.presentations
      }
    } else {
      screen.traits.append(.missingDestination)
    }
    switch level.content {
    case .root: break
    case .value(let value): screen.value = text(of: value)
    case .view(let owner):
      if let value = owner.levelValue {
        screen.value = text(of: value)
      } else {
        screen.traits.append(.valueless)
      }
    }
    return screen
  }

  private func text(of value: PathElement) -> String {
    guard let base = value.value else { return value.typeName }
    return ValueText.text(of: base)
  }
}
