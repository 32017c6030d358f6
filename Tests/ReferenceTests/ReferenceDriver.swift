import SceneModel
import SharedLists
import Testing

@testable import NavUI

/// The app under comparison, driven as a person and a router do.
@MainActor
final class ReferenceDriver {
  let store = ReferenceStore()
  private let runtime: AppRuntime
  private(set) var window: Element
  /// The presentations, from below to above.
  private(set) var presentations: [Element] = []
  private var performed = 0

  /// After how many actions the whole app is described anew, which takes most of the time.
  private static let renewal = 8

  init() {
    let store = store
    runtime = AppRuntime(
      { ReferenceApp(store: store) },
      inbox: { work in Task { @MainActor in work() } }
    )
    window = runtime.window()
  }

  /// Does something; false when the app refuses it.
  func perform(_ action: ReferenceAction) -> Bool {
    do {
      try act(action)
    } catch {
      return false
    }
    runtime.update()
    window = runtime.window()
    performed += 1
    if performed.isMultiple(of: Self.renewal) {
      // What is kept of earlier descriptions must not be told from what is described anew.
      runtime.graph.noteDestinations()
      #expect(runtime.window() == window, "after \(action)")
    }
    presentations = window.presentations
    return true
  }

  private func act(_ action: ReferenceAction) throws {
    switch action {
    case .tap(let label): try perform(.tap) { $0.label == label && $0.kind != .textField }
    case .order(let command): try perform(.type(command.rawValue)) { $0.label == "Do" }
    case .tab(let place):
      guard presentations.isEmpty else { throw Refusal("something is presented") }
      let tabs = window.children.first { $0.kind == .tabView }?.children ?? []
      guard let tab = tabs.first(where: { $0.label == place.rawValue }) else {
        throw Refusal("there is no such tab")
      }
      try runtime.perform(.tap, on: tab.id)
    case .back(let count): try stack().goBack(levels: count)
    case .swipe:
      guard let top = presentations.last else { throw Refusal("nothing is presented") }
      try runtime.perform(.swipeDown, on: top.id)
    case .push(let value):
      let stack = try stack()
      try stack.setPath(keeping: stack.pathCount, adding: [value.element])
    case .pop(let count):
      let stack = try stack()
      guard count <= stack.pathCount else { throw Refusal("there are not so many") }
      try stack.setPath(keeping: stack.pathCount - count, adding: [])
    case .root: try stack().setPath(keeping: 0, adding: [])
    case .path(let values): try stack().setPath(keeping: 0, adding: values.map(\.element))
    case .store(let change): store.make(change)
    }
  }

  private func perform(
    _ gesture: UserGesture,
    where isMeant: (Element) -> Bool
  ) throws {
    guard let element = top.visibleScreen?.children.first(where: isMeant),
      !element.traits.contains(.disabled)
    else { throw Refusal("there is nothing of the kind") }
    try runtime.perform(gesture, on: element.id)
  }

  private var top: Element { presentations.last ?? window }

  private func stack() throws -> any DrivenStack {
    guard let stack = top.visibleStack, let node = runtime.stack(stack.id) else {
      throw Refusal("there is no stack")
    }
    return node
  }
}

extension RouteValue {
  fileprivate var element: PathElement {
    switch self {
    case .number(let number): PathElement(number)
    case .word(let word): PathElement(word)
    case .stray(let value): PathElement(value)
    }
  }
}

extension Element {
  /// The presentations over the element and over all that it holds, from below to above.
  fileprivate var presentations: [Element] {
    guard !children.isEmpty else { return [] }
    return children.flatMap { child in
      switch child.kind {
      case .sheet, .fullScreenCover, .alert: [child] + child.presentations
      default: child.presentations
      }
    }
  }

  fileprivate var visibleStack: Element? {
    shown?.kind == .navigationStack ? shown : shown?.visibleStack
  }

  fileprivate var visibleScreen: Element? {
    kind == .screen || kind == .alert ? self : shown?.visibleScreen
  }

  private var shown: Element? {
    switch kind {
    case .tabView: children.first { $0.traits.contains(.selected) }
    case .navigationStack: children.last
    case .window, .tab, .sheet, .fullScreenCover: children.first
    default: nil
    }
  }
}
