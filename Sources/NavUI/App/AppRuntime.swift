package import SceneModel
import SharedLists

/// A running app, with the operations that its driver uses.
@MainActor
package final class AppRuntime {
  /// The name of the app's type.
  package let name: String
  let graph: ViewGraph
  private let windowID: Int
  private let screenID: Int
  private let root: ViewNode
  let scope: EnvironmentScope
  private var targets = GestureTargets()
  private var hasShownSomething = false
  /// The description of the window after the first layout, before anything has appeared.
  package private(set) var firstFrame: Element?

  /// Creates a running app, and shows and activates the app's main window.
  ///
  /// - Parameters:
  ///   - app: A closure that creates the app.
  ///   - fidelity: The choices for cases in which sources disagree about SwiftUI.
  ///   - sceneValues: The values that the system has stored for the scene.
  ///   - quickAction: The type of the quick action that launches the app, if one does.
  ///   - console: A closure that writes a line that SwiftUI would print.
  ///   - inbox: A closure that hands work from other threads to the main thread.
  package init<Content: App>(
    _ app: () -> Content,
    fidelity: Fidelity = Fidelity(),
    sceneValues: [String: Any] = [:],
    quickAction: String? = nil,
    console: @escaping @MainActor (String) -> Void = { _ in },
    inbox: @escaping @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void
  ) {
    name = typeName(Content.self)
    let graph = ViewGraph(
      fidelity: fidelity,
      sceneStore: SceneStore(sceneValues),
      console: console,
      inbox: inbox
    )
    graph.system.launchAction = quickAction.map {
      UIApplicationShortcutItem(type: $0, localizedTitle: $0)
    }
    let scope = EnvironmentScope(parent: nil)
    scope.set(ScenePhase.inactive, for: ObjectIdentifier(ScenePhaseKey.self))
    scope.set(
      OpenURLAction(system: { [unowned graph] in graph.system.open($0, for: graph) }),
      for: ObjectIdentifier(SystemOpenURLKey.self)
    )
    self.graph = graph
    self.scope = scope
    windowID = graph.makeID()
    screenID = graph.makeID()
    let context = ViewContext(
      graph: graph,
      environment: scope,
      region: AppearanceRegion(graph: graph, parent: nil, isActive: true),
      level: nil,
      presenter: PresentationHost(graph: graph)
    )
    scope.setWidth(.compact)
    scope.setTextSize(.large)
    scope.set(false, for: ObjectIdentifier(SupportsMultipleWindowsKey.self))
    scope.set(graph.windows, for: ObjectIdentifier(OpenWindowsKey.self))
    root = CurrentApp.$graph.withValue(graph) { AppNode(app: app(), context: context) }
    graph.onFirstFrame = { [unowned self] in self.noteFirstFrame() }
    post(UIApplication.didFinishLaunchingNotification)
    update()
    become(.active, UIApplication.didBecomeActiveNotification)
  }

  /// The issues reported since the app started, oldest first.
  package var issues: [Issue] { graph.issues }

  /// The observable objects that views own or that provide the paths of stacks.
  package var objects: [ObjectRegistry.Entry] {
    var entries = graph.objects.living
    for case .object(let object) in graph.stacks.keepers
    where !entries.contains(where: { $0.object === object }) {
      let holder = ObjectHolder(wrapper: "path of a NavigationStack")
      entries.append(ObjectRegistry.Entry(object: object, holders: [holder]))
    }
    return entries
  }

  /// Adds to `objects` an object that belongs to no view.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - name: The name in the code.
  package func hold(_ object: AnyObject, as name: String) {
    graph.objects.register(object, holder: ObjectHolder(name: name))
  }

  /// The owners of the existing stacks' paths.
  package var pathKeepers: [BindingKeeper] { graph.stacks.keepers }

  /// Returns whether a view observes an `ObservableObject`.
  ///
  /// - Parameter object: The object.
  /// - Returns: Whether any view observes the object.
  package func observes(_ object: AnyObject) -> Bool { graph.objects.isObserved(object) }

  /// A Boolean value that indicates whether any update is pending.
  package var needsUpdate: Bool { !graph.queue.isEmpty }

  /// The values that the system stores for the scene.
  package var sceneValues: [String: Any] { graph.sceneStore.values }

  /// The user defaults that views use, other than the standard user defaults.
  package var namedDefaults: [UserDefaults] { graph.storedValues.namedDefaults }

  /// The URLs that the app has asked the system to open, oldest first.
  package var openedURLs: [URL] { graph.system.openedURLs }

  /// Reports an issue.
  ///
  /// - Parameter issue: The issue.
  package func report(_ issue: Issue) {
    graph.report(issue)
  }

  /// Performs all pending updates.
  package func update() {
    asCurrent { graph.update() }
  }

  /// Runs a closure while `CurrentApp` refers to this app.
  ///
  /// - Parameter body: The code to run.
  /// - Returns: The result of `body`.
  /// - Throws: Any error that `body` throws.
  package func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    try CurrentApp.$graph.withValue(graph, operation: body)
  }

  /// Sets the width of the window to compact or regular.
  ///
  /// - Parameter width: The width, which views read as their horizontal size class.
  package func setWidth(_ width: UserInterfaceSizeClass) {
    asCurrent {
      graph.system.width = width
      scope.setWidth(width)
      graph.forgetDescriptions()
      scope.set(width == .regular, for: ObjectIdentifier(SupportsMultipleWindowsKey.self))
      graph.update()
    }
  }

  /// Returns a description of the front window.
  ///
  /// - Returns: The window. Gestures refer to the elements of the newest description.
  package func window() -> Element {
    graph.beginDescription()
    targets = GestureTargets()
    let lowering = Lowering(targets: targets)
    if let front = graph.windows.front, let node = front.node {
      let content = lowering.content(of: node, screenID: front.screenID)
      return Element(id: front.id, kind: .window, children: content)
    }
    let content = lowering.content(of: root, screenID: screenID)
    if root.isMainWindowDrawn {
      hasShownSomething = true
    } else if hasShownSomething {
      graph.report(.emptyWindow(of: name))
    }
    return Element(id: windowID, kind: .window, children: content)
  }

  private func noteFirstFrame() {
    graph.beginDescription()
    let content = Lowering(targets: GestureTargets()).content(of: root, screenID: screenID)
    firstFrame = Element(id: windowID, kind: .window, children: content)
  }

  /// The numbers of body evaluations, view updates and started tasks.
  package var work: WorkCount { graph.work }

  /// Starts counting the work of a new action.
  package func beginAction() {
    graph.work.beginAction()
  }

  /// Performs a user's gesture on an element.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - id: The element's number in the newest description of the window.
  /// - Throws: `Refusal` if there is no such element, or it does not respond to the gesture.
  package func perform(_ gesture: UserGesture, on id: Int) throws {
    try requireActive()
    try asCurrent {
      try graph.concealingActions { try graph.acting { try performNow(gesture, on: id) } }
      graph.update()
    }
  }

  private func performNow(_ gesture: UserGesture, on id: Int) throws {
    graph.zoomSources.note(tapOn: nil)
    switch gesture {
    case .refresh:
      guard let refresher = targets.first({ $0.refreshers[id] }), refresher.isMounted else {
        throw Refusal(
          "This screen has no refreshable modifier, so pulling it down does nothing."
        )
      }
      refresher.noteChange()
      try refresher.perform(gesture)
    case .hold:
      guard let holder = targets.first({ $0.holders[id] }), holder.isMounted else {
        throw Refusal(
          "Nothing here responds to a long press, because no view has an onLongPressGesture. The items of a "
            + "contextMenu are on the screen: tap one of them."
        )
      }
      holder.noteChange()
      try ActionOrigin.run(on: holder, for: nil) { try holder.perform(gesture) }
    case .swipe, .move:
      let row = targets.first { $0.rows[id] } ?? RowGestures()
      try row.perform(gesture, in: graph)
    default:
      guard let node = targets.first({ $0.nodes[id] }), node.isMounted else {
        throw Refusal("The element is no longer on the screen.")
      }
      if gesture == .tap { graph.zoomSources.note(tapOn: node) }
      let tap = gesture == .tap ? graph.makeTap(on: node) : nil
      try ActionOrigin.run(on: node, for: tap) { try perform(gesture, on: node) }
    }
  }

  private func perform(_ gesture: UserGesture, on node: ViewNode) throws {
    node.noteChange()
    guard case .type(let text) = gesture else { return try node.perform(gesture) }
    // The return key submits a field of one line, and is not part of its text.
    let submits = text.hasSuffix("\n") && node.submitsOnReturn
    try node.perform(submits ? .type(String(text.dropLast())) : gesture)
    graph.keyboard.move(to: node)
    if submits { node.submit(.text) }
  }

  /// Returns the node that performs the escape gesture for a screen, or nil if there is none.
  func escaper(of id: Int) -> ViewNode? {
    targets.first { $0.escapers[id] }.flatMap { $0.isMounted ? $0 : nil }
  }

  /// Returns the stack that an element represents, or nil if the element is not a stack.
  ///
  /// - Parameter id: The element's number in the newest description of the window.
  /// - Returns: The stack, or nil if the element is not a stack.
  package func stack(_ id: Int) -> (any DrivenStack)? {
    targets.first { $0.nodes[id] } as? any DrivenStack
  }

  /// Throws an error if the app is in the background, where a user cannot interact with it.
  ///
  /// - Throws: `Refusal` if the app is not active.
  package func requireActive() throws {
    guard phase == .active else {
      throw Refusal("The app is in the background; bring it back with: activate")
    }
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
  /// Sets the text size for all views.
  ///
  /// - Parameter size: The size.
  func setTextSize(_ size: DynamicTypeSize) {
    var values = EnvironmentValues()
    values.dynamicTypeSize = size
    for (key, value) in values.changes { set(value, for: key) }
  }
}
