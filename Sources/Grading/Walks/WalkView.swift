import SceneModel

/// How closely two apps must look alike on a walk.
package enum WalkView: Hashable, Sendable {
  /// In everything that a person reads and uses: the exercise fixes it.
  case everything
  /// In their places only: tabs, stacks, titles and presentations; what stands on a screen is free.
  case places

  /// A state as it is compared.
  func state(of snapshot: Snapshot) -> String {
    switch self {
    case .everything: AbstractState(snapshot).text
    case .places: Self.places(in: snapshot.window, depth: 0).joined(separator: "\n")
    }
  }

  private static func places(in element: Element, depth: Int) -> [String] {
    var lines: [String] = []
    let isPlace = element.isPlace
    if isPlace {
      var words = [element.kind.rawValue]
      if let label = element.label, element.kind != .window { words.append(label) }
      if element.kind == .tab, element.traits.contains(.selected) { words.append("selected") }
      lines.append(String(repeating: "  ", count: depth) + words.joined(separator: " "))
    }
    return lines + element.children.flatMap { places(in: $0, depth: depth + (isPlace ? 1 : 0)) }
  }
}

extension Element {
  fileprivate var isPlace: Bool {
    switch kind {
    case .window, .tabView, .tab, .navigationStack, .splitView, .column, .screen: true
    default: kind.isPresentation
    }
  }
}
