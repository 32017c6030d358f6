package import SceneModel

/// The nodes of one app, and the cycle that updates them.
///
/// An update is synchronous. Changes only mark nodes. `update()` then refreshes the marked nodes,
/// those nearest to the root first, lets containers follow their bindings, and runs the actions of
/// life cycle modifiers. Changes that these make are handled in another pass.
@MainActor
package final class ViewGraph {
  /// The nodes that wait for a refresh.
  package var queue = DirtyQueue()
  /// The node in evaluation, which depends on everything that is read meanwhile.
  package nonisolated(unsafe) private(set) var reader: ViewNode?
  /// The observable objects that views own.
  package let objects = ObjectRegistry()
  /// The windows.
  private(set) lazy var windows = OpenWindows(graph: self)
  /// The navigation stacks.
  package let stacks = StackRegistry()
  /// The handlers of external events.
  package let eventHandlers = ExternalEventHandlers()
  /// The stored values that views have read.
  package let storedValues = StoredValues()
  /// The values that the system stores for the scene.
  package let sceneStore: SceneStore
  /// The system that surrounds the app.
  package let system = SystemServices()
  /// The issues since the app's launch.
  package private(set) var issues: [Issue] = []
  /// The layouts of known view types.
  package var plans: [ObjectIdentifier: FieldPlan] = [:]
  /// The elements of known tuple types.
  package var tuplePlans: [ObjectIdentifier: [TupleElement]] = [:]
  /// The known view types, with whether they produce several rows.
  package var rowProducers: [ObjectIdentifier: Bool] = [:]
  /// The known view types, with whether they contain lists of views.
  package var viewLists: [ObjectIdentifier: Bool] = [:]
  /// The known view types, with whether they may contain traits for a tab view.
  package var traitCarriers: [ObjectIdentifier: Bool] = [:]
  /// The signatures of values of known types.
  package var routeSignatures: [ObjectIdentifier: [String]] = [:]
  /// The choices for cases in which sources disagree about SwiftUI.
  package let fidelity: Fidelity
  /// The number of descriptions of the window so far.
  package private(set) var descriptionNumber = 0
  /// The number of times that everything had to be described again.
  package private(set) var descriptionEpoch = 0
  /// The number of changes of stacks' destinations.
  package private(set) var destinationChanges = 0
  /// The numbers of evaluations and updates of views and tasks.
  package internal(set) var work = WorkCount()
  /// Called once, when the first screen is ready and nothing has appeared yet.
  var onFirstFrame: (@MainActor () -> Void)?
  /// The number of passes over the views.
  private(set) var passNumber = 0
  /// The number of the current or last update.
  package private(set) var updateNumber = 0
  /// Runs work from other threads on the main thread.
  package let inbox: @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void

  /// The number of the last evaluation of a node.
  package private(set) var lastGeneration = 0
  /// The number of the presenter's last evaluation, while the content of a sheet with a flag is
  /// created.
  package nonisolated(unsafe) var presenterGeneration: Int?

  /// The limit of the stack for bodies.
  var stackLimit = StackLimit()
  /// The readers of preferences.
  let preferences = PreferenceReaders()
  /// The views that screens can grow out of.
  let zoomSources = ZoomSources()
  /// The field with the keyboard focus.
  let keyboard = KeyboardFocus()
  /// The views that publish values for surrounding views.
  private(set) lazy var focusedValues = FocusedValueRegistry(graph: self)
  /// The saved state of the row in creation, from before it scrolled out of view.
  var rowMemory: RowMemory?
  /// The actions of the last swiped row.
  var revealed = RevealedActions()
  /// The screen whose task has changed state since the last update, although the screen was gone.
  private(set) var lateScreen: String?
  /// The taps whose actions and tasks have changed state since the last update.
  private(set) var changingTaps: [ActionOrigin.Tap] = []
  /// The number of taps so far.
  private(set) var tapCount = 0
  /// Whether an object has changed outside the main actor since the last update.
  private(set) var hasChangedInBackground = false

  /// Writes a line that SwiftUI would print.
  let console: @MainActor (String) -> Void

  /// The changes of state that wait for a separate update.
  var transactions = StateTransactions()
  /// The number of updates so far, counting separate transactions.
  private(set) var frameNumber = 0
  /// The last update that never settled.
  private(set) var lastEndlessFrame: Int?

  /// Whether an action of a gesture or life cycle modifier is running.
  private(set) var isActing = false

  /// Whether views are being updated, apart from the resulting actions.
  var isRefreshing: Bool { isUpdating && !isActing }

  private var lastID = 0
  private var isUpdating = false
  private var waiting: [ViewNode] = []
  private var actions: [@MainActor () -> Void] = []
  /// The number of these actions that are change handlers.
  private var changeHandlers = 0
  /// The numbers of life cycle actions so far: change handlers, and all others.
  private(set) var lifeCycle = LifeCycleCount()
  /// The index of the first action for a disappearance.
  private var firstDisappearance: Int?
  /// The index of the first action for an appearance.
  private var firstAppearance: Int?
  private var checks: [@MainActor () -> Void] = []
  private var reported: Set<Issue> = []

  /// The number of passes after which an unsettled update is abandoned.
  package static let passLimit = 100

  package init(
    fidelity: Fidelity = Fidelity(),
    sceneStore: SceneStore = SceneStore(),
    console: @escaping @MainActor (String) -> Void = { _ in },
    inbox: @escaping @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void
  ) {
    self.fidelity = fidelity
    self.sceneStore = sceneStore
    self.console = console
    self.inbox = inbox
    keyboard.didMove = { [unowned self] in focusedValues.noteFocus() }
  }

  /// Returns the next number for a node.
  package func makeID() -> Int {
    lastID += 1
    return lastID
  }

  /// Begins a description of the window.
  package func beginDescription() {
    descriptionNumber += 1
  }

  /// Makes the next description ignore earlier ones.
  package func forgetDescriptions() {
    descriptionEpoch += 1
  }

  /// Records that a stack's destinations have changed.
  package func noteDestinations() {
    destinationChanges += 1
  }

  /// Records an issue, once for the same text.
  ///
  /// - Parameter issue: The issue.
  package func report(_ issue: Issue) {
    guard reported.insert(issue).inserted else { return }
    issues.append(issue)
  }

  /// Records that state changes now, in case a task of a removed screen does it.
  func noteChange() {
    guard let origin = ActionOrigin.current else { return }
    if origin.isGone { lateScreen = origin.view }
    if let tap = origin.tap, !changingTaps.contains(tap) { changingTaps.append(tap) }
  }

  /// Counts a tap.
  ///
  /// - Parameter node: The node that is tapped.
  /// - Returns: The tap.
  func makeTap(on node: ViewNode) -> ActionOrigin.Tap {
    tapCount += 1
    return ActionOrigin.Tap(node: node.id, number: tapCount)
  }

  /// Records that an object has changed outside the main actor.
  func noteBackgroundChange() {
    hasChangedInBackground = true
  }

  /// Runs an action after the tree has settled.
  ///
  /// - Parameter action: The action of a life cycle modifier.
  package func perform(_ action: @escaping @MainActor () -> Void) {
    actions.append(action)
    // A later appearance runs after this action, as the next sheet appears after the `onDismiss` of
    // the previous one.
    forgetAppearances()
  }

  /// Runs an action after the tree has settled, and after all appearances of this round.
  ///
  /// - Parameter action: The action.
  func performAfterAppearances(_ action: @escaping @MainActor () -> Void) {
    actions.append(action)
  }

  private func forgetAppearances() {
    firstAppearance = nil
    firstDisappearance = nil
  }

  /// Runs a change handler after the tree has settled.
  ///
  /// - Parameter handler: The action of an `onChange`.
  func performChange(_ handler: @escaping @MainActor () -> Void) {
    perform(handler)
    changeHandlers += 1
  }

  /// Performs an appearance after the tree has settled, before any disappearance (OB-40).
  ///
  /// - Parameter action: The transition of a view that appears.
  func performAppearance(_ action: @escaping @MainActor () -> Void) {
    let index = firstDisappearance ?? actions.count
    actions.insert(action, at: index)
    firstAppearance = firstAppearance ?? index
    firstDisappearance? += 1
  }

  /// Performs a disappearance after the tree has settled.
  ///
  /// - Parameters:
  ///   - isAtOnce: Whether it comes before all appearances (OB-58).
  ///   - action: The transition of a view that disappears.
  func performDisappearance(isAtOnce: Bool = false, _ action: @escaping @MainActor () -> Void) {
    guard !isAtOnce else {
      actions.insert(action, at: firstAppearance ?? firstDisappearance ?? actions.count)
      firstAppearance? += 1
      firstDisappearance? += 1
      return
    }
    firstDisappearance = firstDisappearance ?? actions.count
    actions.append(action)
  }

  /// Runs a check after everything has settled, for states that are wrong only if they last.
  ///
  /// - Parameter check: The check, which changes nothing.
  package func check(_ check: @escaping @MainActor () -> Void) {
    checks.append(check)
  }

  /// Calls `synchronize()` of a node after the current pass.
  ///
  /// - Parameter node: A container that follows a binding.
  package func requestSynchronization(of node: ViewNode) {
    guard !waiting.contains(where: { $0 === node }) else { return }
    waiting.append(node)
  }

  /// Updates everything.
  ///
  /// Stops with an issue after `passLimit` passes, so that views that change state forever cannot
  /// hang the app.
  package func update() {
    guard !isUpdating else { return }
    isUpdating = true
    defer {
      isUpdating = false
      lateScreen = nil
      changingTaps.removeAll(keepingCapacity: true)
      hasChangedInBackground = false
    }
    updateNumber += 1
    frameNumber += 1
    var passes = 0
    storedValues.check()
    while !queue.isEmpty || !waiting.isEmpty || !actions.isEmpty || beginNextTransaction() {
      passes += 1
      guard passes <= Self.passLimit else {
        giveUp()
        return
      }
      passNumber += 1
      if !queue.isEmpty || !waiting.isEmpty { work.noteUpdate() }
      refreshQueue()
      synchronizeWaiting()
      if queue.isEmpty, waiting.isEmpty {
        drawFirstFrame()
        runActions()
        storedValues.check()
      }
    }
    // An app without containers and actions needs nothing of the above.
    drawFirstFrame()
    let due = checks
    checks.removeAll()
    for check in due { check() }
  }

  private func drawFirstFrame() {
    guard let draw = onFirstFrame else { return }
    onFirstFrame = nil
    draw()
  }

  /// Applies the changes of the next transaction; returns whether there were any.
  private func beginNextTransaction() -> Bool {
    let changes = transactions.next()
    guard !changes.isEmpty else { return false }
    frameNumber += 1
    for change in changes { change() }
    return true
  }

  /// Evaluates a closure for a node, which is refreshed as soon as anything read meanwhile changes.
  ///
  /// - Parameters:
  ///   - node: The node that depends on the source.
  ///   - body: The code to evaluate.
  /// - Returns: The result of `body`.
  package func evaluate<Result>(for node: ViewNode, _ body: () -> Result) -> Result {
    node.forgetSources()
    lastGeneration &+= 1
    node.generation = lastGeneration
    let outer = reader
    reader = node
    defer { reader = outer }
    let generation = node.generation
    let subscription = node.subscribe()
    return withObservationTracking {
      body()
    } onChange: {
      subscription.objectWillChange(since: generation)
    }
  }

  /// Runs code whose reads create no dependencies, such as the action of a button.
  ///
  /// - Parameter body: The code to run.
  /// - Returns: The result of `body`.
  package func withoutReader<Result>(_ body: () -> Result) -> Result {
    let outer = reader
    reader = nil
    defer { reader = outer }
    return body()
  }

  private func refreshQueue() {
    while let node = queue.popFirst() {
      guard node.isDirty else { continue }
      node.isDirty = false
      if node.isMounted {
        node.noteChange()
        node.refresh()
      }
    }
  }

  private func synchronizeWaiting() {
    let nodes = waiting.sorted {
      ($0.synchronizationRank, $0.id) < ($1.synchronizationRank, $1.id)
    }
    waiting.removeAll(keepingCapacity: true)
    for node in nodes where node.isMounted {
      node.noteChange()
      node.synchronize()
    }
  }

  private func runActions() {
    let due = actions
    actions.removeAll(keepingCapacity: true)
    lifeCycle.changes += changeHandlers
    lifeCycle.others += due.count - changeHandlers
    changeHandlers = 0
    forgetAppearances()
    acting {
      for action in due { action() }
    }
  }

  /// Runs code that counts as one action, including nested ones.
  ///
  /// - Parameter action: The action.
  /// - Throws: Any error that the action throws.
  func acting(_ action: () throws -> Void) rethrows {
    let outer = isActing
    isActing = true
    defer { isActing = outer }
    try action()
  }

  private func giveUp() {
    lastEndlessFrame = frameNumber
    let view = queue.popFirst()?.viewName ?? waiting.first?.viewName
    while let node = queue.popFirst() {
      node.isDirty = false
    }
    waiting.removeAll()
    actions.removeAll()
    changeHandlers = 0
    forgetAppearances()
    report(
      Issue(
        rule: "update-loop",
        severity: .error,
        message: """
          The views kept changing state while they were updated, \(Self.passLimit) times \
          over, and never settled. Look for a change that is made in `onChange`, `onAppear` or `body` \
          and triggers itself again.
          """,
        view: view
      )
    )
  }
}
