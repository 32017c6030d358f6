package import SceneModel

/// The part of an app's state that a user can see and use, without details that the app's author may choose freely.
///
/// Two apps are in the same state when they show the same screens, one above the other, in the same tabs and
/// presentations, with the same things to read and to use on the one in front. The names of types, routes and
/// identifiers, and how rows and groups are put together, are free.
package struct AbstractState: Hashable, Sendable {
  /// The state as a tree with one line per element, indented by two spaces per level.
  package let text: String

  /// Creates the state from a snapshot.
  ///
  /// - Parameter snapshot: The snapshot.
  package init(_ snapshot: Snapshot) {
    var outline = StateOutline(front: snapshot.focusedElement?.id)
    outline.addAll(of: snapshot.window)
    text = outline.lines.joined(separator: "\n")
  }
}

/// A collector of the lines of an abstract state.
private struct StateOutline {
  /// The id of the screen or dialog that the user can currently operate, or nil if there is none.
  let front: Int?
  private(set) var lines: [String] = []
  private var depth = 0
  private var isInFront = false
  /// The presentations to add, which are listed separately because the author chooses the views that present them.
  private var presentations: [Element] = []

  init(front: Int?) {
    self.front = front
  }

  /// Adds a window, followed by its presentations from bottom to top.
  mutating func addAll(of window: Element) {
    presentations = [window]
    while !presentations.isEmpty { add(presentations.removeFirst()) }
  }

  private mutating func add(_ element: Element) {
    // Nobody can tell a hidden tab from one that is not there.
    guard element.kind != .tab || !element.traits.contains(.hidden) else { return }
    let wasInFront = isInFront
    isInFront = isInFront || element.id == front
    defer { isInFront = wasInFront }
    let isShown = element.kind.isPlace || isInFront && element.isWorthALine
    if isShown {
      lines.append(String(repeating: "  ", count: depth) + element.stateLine)
      depth += 1
    }
    for child in element.children {
      if child.kind.isPresentation { presentations.append(child) } else { add(child) }
    }
    if isShown { depth -= 1 }
  }
}

extension Element {
  /// A Boolean value that indicates whether the user reads or operates the element itself rather than its content.
  fileprivate var isWorthALine: Bool {
    switch kind {
    case .list, .section, .row, .toolbar: label != nil
    case .rowsAbove, .rowsBelow, .image, .progress: false
    default: true
    }
  }

  fileprivate var stateLine: String {
    // Whether a link, a button or a tap gesture leads on, is free.
    let isButton = kind == .link || traits.contains(.tappable)
    var words = [isButton ? Element.Kind.button.rawValue : kind.rawValue]
    if let label { words.append(Literal.quoted(label)) }
    if kind.hasOwnValue, let value { words.append(value) }
    if let badge { words.append("badge \(Literal.quoted(badge))") }
    words += traits.filter(\.isState).map(\.rawValue).sorted()
    return words.joined(separator: " ")
  }
}

extension Element.Kind {
  /// A Boolean value that indicates whether elements of this kind are places, which belong to the state even if
  /// covered.
  fileprivate var isPlace: Bool {
    switch self {
    case .window, .tabView, .tab, .navigationStack, .splitView, .column, .screen: true
    default: isPresentation
    }
  }

  /// A Boolean value that indicates whether the user can see the values of elements of this kind.
  fileprivate var hasOwnValue: Bool {
    switch self {
    case .textField, .secureField, .textEditor, .searchField, .toggle, .stepper, .slider: true
    default: false
    }
  }
}

extension Element.Trait {
  /// A Boolean value that indicates whether the user can see the trait.
  fileprivate var isState: Bool {
    switch self {
    case .selected, .disabled, .missingDestination, .backButtonHidden: true
    default: false
    }
  }
}
