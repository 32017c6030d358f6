package import Course
import SceneModel

/// How closely two apps must look alike on a walk.
package enum WalkView: Hashable, Sendable {
  /// In everything that a person reads and uses: the exercise fixes it.
  case everything
  /// In their places only: tabs, stacks, titles and presentations; what stands on a screen is free.
  case places

  /// How closely the answers to an exercise look alike: all that is on the screens is there before the learner begins
  /// only where a fault is looked for; elsewhere learners write screens of their own.
  ///
  /// - Parameter kind: The kind of the exercise.
  package init(for kind: Exercise.Kind) {
    self = kind == .debug ? .everything : .places
  }

  /// A state as it is compared.
  func state(of snapshot: Snapshot) -> String {
    switch self {
    case .everything: AbstractState(snapshot).text
    case .places: Self.places(in: snapshot.window).joined(separator: "\n")
    }
  }

  /// The places in a window, then those in what lies over it; which view a presentation hangs on is free.
  private static func places(in window: Element) -> [String] {
    var lines: [String] = []
    var roots = [window]
    while !roots.isEmpty { add(roots.removeFirst(), depth: 0, to: &lines, presented: &roots) }
    return lines
  }

  private static func add(
    _ element: Element,
    depth: Int,
    to lines: inout [String],
    presented: inout [Element]
  ) {
    // Nobody can tell a hidden tab from one that is not there.
    guard element.kind != .tab || !element.traits.contains(.hidden) else { return }
    let isPlace = element.isPlace
    if isPlace {
      var words = [element.kind.rawValue]
      if let label = element.label, element.kind != .window { words.append(label) }
      if element.kind == .tab, element.traits.contains(.selected) { words.append("selected") }
      lines.append(String(repeating: "  ", count: depth) + words.joined(separator: " "))
    }
    for child in element.children {
      if child.kind.isPresentation {
        presented.append(child)
      } else {
        add(child, depth: depth + (isPlace ? 1 : 0), to: &lines, presented: &presented)
      }
    }
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
