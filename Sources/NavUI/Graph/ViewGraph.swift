package import SceneModel

/// The nodes of an app and the update cycle that refreshes them.
///
/// An update is synchronous. Changes only mark nodes. `update()` then refreshes the marked nodes, those nearest to the
/// root first, lets containers follow their bindings, and runs the actions of life cycle modifiers. Changes that these
/// make are handled in another pass.
@MainActor
package final class ViewGraph {
  /// The queue of nodes that wait for a refresh.
  package var queue = DirtyQueue()
  /// The node being evaluated, which depends on every source read during the evaluation, or nil if there is none.
  package nonisolated(unsafe) private(set) var reader: ViewNode?
  /// The observable objects that views own.
  package let objects = ObjectRegistry()
  /// The windows of the app.
  private(set) lazy var windows = OpenWindows(graph: self)
  /// The navigation stacks of the app.
  package let stacks = StackRegistry()
  /// The nodes that can respond to external events.
  package let eventHandlers = ExternalEventHandlers()
  /// The stored values that views have read.
  package let storedValues = StoredValues()
  /// The values that the system stores for the scene.
  package let sceneStore: SceneStore
  /// The system services that the app uses.
  package let system = SystemServices()
  /// The issues reported since the app's launch.
  package private(set) var issues: [Issue] = []
  /// The layouts of view types, by type.
  package var plans: [ObjectIdentifier: FieldPlan] = [:]
  /// The elements of tuple types, by type.
  package var tuplePlans: [ObjectIdentifier: [TupleElement]] = [:]
  /// The Boolean values that indicate whether view types produce several rows, by type.
  package var rowProducers: [ObjectIdentifier: Bool] = [:]
  /// The Boolean values that indicate whether view types contain lists of views, by type.
  package var viewLists: [ObjectIdentifier: Bool] = [:]
  /// The Boolean values that indicate whether view types may contain traits for a tab view, by type.
  package var traitCarriers: [ObjectIdentifier: Bool] = [:]
  /// The signatures of the values that can be pushed, by type.
  package var routeSignatures: [ObjectIdentifier: [String]] = [:]
  /// The choices made where sources disagree about SwiftUI's behaviour.
  package let fidelity: Fidelity
  /// The number of window descriptions so far.
  package private(set) var descriptionNumber = 0
  /// The number of times that all earlier descriptions have been invalidated.
  package private(set) var descriptionEpoch = 0
  /// The number of changes to stacks' destinations.
  package private(set) var destinationChanges = 0
  /// The numbers of body evaluations, view updates and started tasks.
  package internal(set) var work = WorkCount()
  /// A closure to call once the first screen is ready but nothing has appeared yet, or nil if there is none.
  var onFirstFrame: (@MainActor () -> Void)?
  /// The number of passes over the views so far.
  private(set) var passNumber = 0
  /// The number of the current or last update.
  package private(set) var updateNumber = 0
  /// A closure that runs work from other threads on the main thread.
  package let inbox: @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void

  /// The number of the latest evaluation of a node.
  package private(set) var lastGeneration = 0
  /// The presenter's latest evaluation number while content for a sheet with a Boolean binding is created, or nil
  /// otherwise.
  package nonisolated(unsafe) var presenterGeneration: Int?

  /// The stack limit for nested bodies.
  var stackLimit = StackLimit()
  /// The readers of preferences.
  let preferences = PreferenceReaders()
  /// The views from which screens can zoom.
  let zoomSources = ZoomSources()
  /// The record of the field with the keyboard focus.
  let keyboard = KeyboardFocus()
  /// The views that publish values for surrounding views.
  private(set) lazy var focusedValues = FocusedValueRegistry(graph: self)
  /// The saved state of the row being created, from before it was scrolled away, or nil if there is none.
  var rowMemory: RowMemory?
  /// The actions that the most recent swipe has revealed.
  var revealed = RevealedActions()
  /// The name of a view whose task changed state after the view's screen was gone, or nil if there is none.
  private(set) var lateScreen: String?
  /// The taps whose actions and tasks have changed state since the last update.
  private(set) var changingTaps: [ActionOrigin.Tap] = []
  /// The number of taps so far.
  private(set) var tapCount = 0
  /// A Boolean value that indicates whether an object has changed outside the main actor since the last update.
  private(set) var hasChangedInBackground = false

  /// A closure that writes a line of SwiftUI's output.
  let console: @MainActor (String) -> Void

  /// The state changes that wait for a separate update.
  var transactions = StateTransactions()
  /// The number of updates so far, including those of separate transactions.
  private(set) var frameNumber = 0
  /// The number of the latest update that never settled, or nil if every update has settled.
  private(set) var lastEndlessFrame: Int?

  /// A Boolean value that indicates whether an action of a gesture or life cycle modifier is running.
  private(set) var isActing = false

  /// A Boolean value that indicates whether views are being updated and no resulting action is running.
  var isRefreshing: Bool { isUpdating && !isActing }

  private var lastID = 0
  private var isUpdating = false
  private var waiting: [ViewNode] = []
  private var actions: [@MainActor () -> Void] = []
  /// The number of waiting change handlers.
  private var changeHandlers = 0
  /// The numbers of life cycle actions so far.
  private(set) var lifeCycle = LifeCycleCount()
  /// The index of the first waiting action for a disappearance, or nil if there is none.
  private var firstDisappearance: Int?
  /// The index of the first waiting action for an appearance, or nil if there is none.
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

  /// Generates the next unique number for a node.
  package func makeID() -> Int {
    lastID += 1
    return lastID
  }

  /// Begins a description of the window.
  package func beginDescription() {
    descriptionNumber += 1
  }

  /// Invalidates all earlier descriptions.
  package func forgetDescriptions() {
    descriptionEpoch += 1
  }

  /// Records that a stack's destinations have changed.
  package func noteDestinations() {
    destinationChanges += 1
  }

  /// Records an issue unless it has already been recorded.
  ///
  /// - Parameter issue: The issue.
  package func report(_ issue: Issue) {
    guard reported.insert(issue).inserted else { return }
    issues.append(issue)
  }

  /// Records a change of state for the action that caused the change.
  func noteChange() {
    guard let origin = ActionOrigin.current else { return }
    if origin.isGone { lateScreen = origin.view }
    if let tap = origin.tap, !changingTaps.contains(tap) { changingTaps.append(tap) }
  }

  /// Counts a tap on a node, and returns the tap.
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

  /// Schedules an action to run when the tree has settled.
  ///
  /// - Parameter action: The action of a life cycle modifier.
  package func perform(_ action: @escaping @MainActor () -> Void) {
    actions.append(action)
    // A later appearance runs after this action, as the next sheet appears after the `onDismiss` of
    // the previous one.
    forgetAppearances()
  }

  /// Schedules an action to run when the tree has settled, after the appearance actions that are already waiting.
  ///
  /// - Parameter action: The action.
  func performAfterAppearances(_ action: @escaping @MainActor () -> Void) {
    actions.append(action)
  }

  private func forgetAppearances() {
    firstAppearance = nil
    firstDisappearance = nil
  }

  /// Schedules a change handler to run when the tree has settled.
  ///
  /// - Parameter handler: The action of an `onChange`.
  func performChange(_ handler: @escaping @MainActor () -> Void) {
    perform(handler)
    changeHandlers += 1
  }

  /// Schedules an appearance action to run when the tree has settled, before any disappearance action (OB-40).
  ///
  /// - Parameter action: The transition of a view that appears.
  func performAppearance(_ action: @escaping @MainActor () -> Void) {
    let index = firstDisappearance ?? actions.count
    actions.insert(action, at: index)
    firstAppearance = firstAppearance ?? index
    firstDisappearance? += 1
  }

  /// Schedules a disappearance action to run when the tree has settled.
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

  /// Schedules a check for a state that is wrong only if it persists after everything has settled.
  ///
  /// - Parameter check: The check, which changes nothing.
  package func check(_ check: @escaping @MainActor () -> Void) {
    checks.append(check)
  }

  /// Requests a call to a node's `synchronize()` after the current pass.
  ///
  /// - Parameter node: A container that follows a binding.
  package func requestSynchronization(of node: ViewNode) {
    guard !waiting.contains(where: { $0 === node }) else { return }
    waiting.append(node)
  }

  /// Updates all nodes that have changed and runs the resulting actions.
  ///
  /// Stops with an issue after `passLimit` passes, so that views that change state forever cannot hang the app.
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

  /// Applies the changes of the next transaction and returns whether there were any.
  private func beginNextTransaction() -> Bool {
    let changes = transactions.next()
    guard !changes.isEmpty else { return false }
    frameNumber += 1
    for change in changes { change() }
    return true
  }

  /// Evaluates a closure for a node, and refreshes the node whenever a source that the closure reads changes.
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

  /// Runs code, such as a button's action, whose reads create no dependencies.
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

  /// Runs code as a single action, including any nested actions.
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
          The views changed state \(Self.passLimit) times while they were updated, and never settled. \
          Look for a change in `onChange`, `onAppear` or `body` that triggers itself again.
          """,
        view: view
      )
    )
  }
}
