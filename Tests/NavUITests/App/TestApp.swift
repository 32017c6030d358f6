import SceneModel
import SharedLists
import Testing

@testable import NavUI

/// An app under test, driven by labels.
@MainActor
final class TestApp {
  let runtime: AppRuntime
  private(set) var window: Element

  init<Content: App>(
    _ app: Content.Type,
    fidelity: Fidelity = Fidelity(),
    scene: [String: Any] = [:],
    quickAction: String? = nil,
    make: () -> Content = { Content() }
  ) {
    runtime = AppRuntime(
      make,
      fidelity: fidelity,
      sceneValues: scene,
      quickAction: quickAction
    ) { work in
      Task { @MainActor in work() }
    }
    window = runtime.describedTwice()
  }

  var issues: [SceneModel.Issue] { runtime.issues }

  var rules: [String] { runtime.issues.map(\.rule) }

  var objects: [ObjectRegistry.Entry] { runtime.objects }

  /// The stack whose screens are on top.
  var stack: Element? { focus.last { $0.kind == .navigationStack } }

  /// The screen or presentation on top.
  var screen: Element? { focus.last }

  /// The titles, or else the types, of the screens of the stack on top.
  var titles: [String] { stack?.children.map { $0.label ?? $0.name ?? "?" } ?? [] }

  /// The labels on the topmost screen, toolbars included.
  var labels: [String] { screen?.children.compactMap(\.label) ?? [] }

  func tap(_ label: String) throws {
    let element = try #require(screen?.children.first { $0.label == label && $0.kind != .text })
    try perform(.tap, on: element.id)
  }

  func type(_ text: String, into label: String) throws {
    let element = try #require(screen?.children.first { $0.label == label })
    try perform(.type(text), on: element.id)
  }

  func pick(_ option: String, in label: String) throws {
    let element = try #require(screen?.children.first { $0.label == label && $0.kind != .text })
    try perform(.pick(option), on: element.id)
  }

  func tab(_ label: String) throws {
    let tabs = try #require(focus.last { $0.kind == .tabView })
    let tab = try #require(tabs.children.first { $0.label == label })
    try perform(.tap, on: tab.id)
  }

  func back(_ count: Int = 1) throws {
    let element = try #require(stack)
    try #require(runtime.stack(element.id)).goBack(levels: count)
    look()
  }

  func dismiss() throws {
    let sheet = try #require(focus.last { $0.isPresentation })
    try perform(.swipeDown, on: sheet.id)
  }

  func open(_ url: String) throws {
    let url = try #require(URL(string: url))
    guard runtime.open(url) else { throw Refusal("nobody hears of the URL") }
    look()
  }

  func perform(_ gesture: UserGesture, on id: Int) throws {
    try runtime.perform(gesture, on: id)
    look()
  }

  func look() {
    runtime.update()
    window = runtime.describedTwice()
  }

  /// From the window down to what is on top.
  var focus: [Element] {
    presentation(in: window) ?? content(of: window)
  }

  private func presentation(in element: Element) -> [Element]? {
    if element.kind == .tab, !element.traits.contains(.selected) { return nil }
    for child in element.children.reversed() {
      if let chain = presentation(in: child) { return [element] + chain }
      if child.isPresentation { return [element] + content(of: child) }
    }
    return nil
  }

  private func content(of element: Element) -> [Element] {
    let shown: Element? =
      switch element.kind {
      case .tabView: element.children.first { $0.traits.contains(.selected) }
      case .navigationStack: element.children.last
      case .splitView: element.children.last { !$0.isPresentation }
      case .window, .tab, .sheet, .fullScreenCover, .popover, .column:
        element.children.first { !$0.isPresentation }
      default: nil
      }
    return [element] + (shown.map { content(of: $0) } ?? [])
  }
}

extension Element {
  fileprivate var isPresentation: Bool {
    switch kind {
    case .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog: true
    default: false
    }
  }
}

extension AppRuntime {
  /// The window, of which nothing may be different once nothing is kept of earlier descriptions.
  fileprivate func describedTwice() -> Element {
    let window = window()
    graph.forgetDescriptions()
    #expect(self.window() == window)
    return window
  }
}
