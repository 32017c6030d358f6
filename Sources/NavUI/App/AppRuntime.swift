/// A running app, as whoever drives it sees it.
@MainActor
package final class AppRuntime {
  /// The name of the app's type.
  package let name: String
  private let graph: ViewGraph
  private let windowID: Int
  private let screenID: Int
  private let root: ViewNode
  private let environment = EnvironmentScope(parent: nil)
  private var targets = GestureTargets()
  private var hasShownSomething = false

  /// Starts an app: creates it, builds its main window and lets it appear.
  ///
  /// - Parameters:
  ///   - app: Creates the app.
  ///   - fidelity: What to do where sources disagree about SwiftUI.
  ///   - inbox: Hands work from other threads to the main thread.
  package init<Content: App>(
    _ app: () -> Content,
    fidelity: Fidelity = Fidelity(),
    inbox: @escaping @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void
  ) {
    name = typeName(Content.self)
    graph = ViewGraph(fidelity: fidelity, inbox: inbox)
    windowID = graph.makeID()
    screenID = graph.makeID()
    let context = ViewContext(
      graph: graph,
      environment: environment,
      region: AppearanceRegion(graph: graph, parent: nil, isActive: true),
      level: nil,
      presenter: PresentationHost(graph: graph)
    )
    environment.setWidth(.compact)
    let graph = graph
    root = IssueInbox.$current.withValue(IssueInbox(graph: graph)) {
      let root = AppNode(app: app(), context: context)
      graph.update()
      return root
    }
  }

  /// Every issue reported since the app was started, oldest first.
  package var issues: [RuntimeIssue] { graph.issues }

  /// The observable objects that views hold.
  package var objects: [ObjectRegistry.Entry] { graph.objects.living }

  /// Whether something waits to be brought up to date.
  package var needsUpdate: Bool { !graph.queue.isEmpty }

  /// Brings everything up to date.
  package func update() {
    withInbox { graph.update() }
  }

  /// Gives the window another width.
  ///
  /// - Parameter width: The width, which views read as their horizontal size class.
  package func setWidth(_ width: UserInterfaceSizeClass) {
    withInbox {
      environment.setWidth(width)
      graph.update()
    }
  }

  /// Describes the main window with everything in it.
  ///
  /// - Returns: The window. Gestures refer to the elements of the newest description.
  package func window() -> SceneElement {
    targets = GestureTargets()
    let lowering = Lowering(targets: targets)
    let content = lowering.content(of: root, screenID: screenID)
    if root.isDrawn {
      hasShownSomething = true
    } else if hasShownSomething {
      graph.report(.emptyWindow(of: name))
    }
    return SceneElement(id: windowID, kind: .window, children: content)
  }

  /// Does what a person's gesture on an element does.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - id: The element's number in the newest description of the window.
  /// - Throws: `Refusal` when there is no such element, or it does not answer to the gesture.
  package func perform(_ gesture: UserGesture, on id: Int) throws {
    try withInbox {
      switch gesture {
      case .refresh:
        guard let refresher = targets.refreshers[id], refresher.isMounted else {
          throw Refusal(
            "Nothing on this screen has a refreshable, so pulling it down does nothing."
          )
        }
        try refresher.perform(gesture)
      case .swipe, .move:
        let row = targets.rows[id] ?? RowGestures()
        try row.perform(gesture)
      default:
        guard let node = targets.nodes[id], node.isMounted else {
          throw Refusal("There is no such element on the screen any more.")
        }
        try ActionOrigin.run(on: node) { try perform(gesture, on: node) }
      }
      graph.update()
    }
  }

  private func perform(_ gesture: UserGesture, on node: ViewNode) throws {
    guard case .type(let text) = gesture else { return try node.perform(gesture) }
    // The return key submits a field of one line, and is no part of its text.
    let submits = text.hasSuffix("\n") && node.submitsOnReturn
    try node.perform(submits ? .type(String(text.dropLast())) : gesture)
    graph.keyboard.move(to: node)
    if submits { node.submit(.text) }
  }

  /// The stack that an element stands for.
  ///
  /// - Parameter id: The element's number in the newest description of the window.
  /// - Returns: The stack, or nil when the element is none.
  package func stack(_ id: Int) -> (any DrivenStack)? {
    targets.nodes[id] as? any DrivenStack
  }

  /// Asks the app to open a URL.
  ///
  /// - Parameter url: The URL.
  /// - Throws: `Refusal` when nothing in the app listens to URLs.
  package func open(_ url: URL) throws {
    guard !graph.urlHandlers.isEmpty else {
      throw Refusal("No view that is built has an onOpenURL, so nobody hears of the URL.")
    }
    withInbox {
      graph.urlHandlers.open(url)
      graph.update()
    }
  }

  private func withInbox<Result>(_ body: () throws -> Result) rethrows -> Result {
    try IssueInbox.$current.withValue(IssueInbox(graph: graph)) { try body() }
  }
}

extension EnvironmentScope {
  fileprivate func setWidth(_ width: UserInterfaceSizeClass) {
    var values = EnvironmentValues()
    values.horizontalSizeClass = width
    for (key, value) in values.changes {
      set(value, for: key)
    }
  }
}
