/// The nodes of one app, and the cycle that brings them up to date.
///
/// An update is synchronous. Changes only mark nodes; `update()` then refreshes the marked nodes, those
/// nearest to the root first, lets containers follow their bindings, and runs the actions of life cycle
/// modifiers. What these change is handled in a further pass.
@MainActor
package final class ViewGraph {
  /// The nodes that wait to be refreshed.
  package var queue = DirtyQueue()
  /// The node whose evaluation is under way, which depends on whatever is read meanwhile.
  package nonisolated(unsafe) private(set) var reader: ViewNode?
  /// The observable objects that views hold.
  package let objects = ObjectRegistry()
  /// The windows.
  private(set) lazy var windows = OpenWindows(graph: self)
  /// The navigation stacks.
  package let stacks = StackRegistry()
  /// Those that want to know of events from outside.
  package let eventHandlers = ExternalEventHandlers()
  /// The stored values that views have read.
  package let storedValues = StoredValues()
  /// The values that the system keeps for the scene.
  package let sceneStore: SceneStore
  /// The system around the app.
  package let system = SystemServices()
  /// The issues reported since the app was launched.
  package private(set) var issues: [RuntimeIssue] = []
  /// The layouts of the view types met so far.
  package var plans: [ObjectIdentifier: FieldPlan] = [:]
  /// The views of the tuples met so far.
  package var tuplePlans: [ObjectIdentifier: [TupleElement]] = [:]
  /// The view types met so far, with whether they stand for several rows.
  package var rowProducers: [ObjectIdentifier: Bool] = [:]
  /// The view types met so far, with whether they list views.
  package var viewLists: [ObjectIdentifier: Bool] = [:]
  /// The view types met so far, with whether they may hold traits for a tab view.
  package var traitCarriers: [ObjectIdentifier: Bool] = [:]
  /// The written forms of values of the types met so far.
  package var routeSignatures: [ObjectIdentifier: [String]] = [:]
  /// The choices where sources disagree about SwiftUI.
  package let fidelity: Fidelity
  /// The number of descriptions of the window that have been made.
  package private(set) var descriptionNumber = 0
  /// The number of times that everything had to be described anew.
  package private(set) var descriptionEpoch = 0
  /// The number of times that the destinations of a stack have changed.
  package private(set) var destinationChanges = 0
  /// The number of times that the app's views and tasks have done something.
  package internal(set) var work = WorkCount()
  /// Is called once, when the first screen stands and nothing has appeared yet.
  var onFirstFrame: (@MainActor () -> Void)?
  /// The number of passes over the views.
  private(set) var passNumber = 0
  /// The number of the update under way, or of the last one.
  package private(set) var updateNumber = 0
  /// Hands work from other threads to the main thread.
  package let inbox: @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void

  /// The number of the last evaluation of any node.
  package private(set) var lastGeneration = 0
  /// While the content of a flag's sheet is made: the number of its presenter's last evaluation.
  package nonisolated(unsafe) var presenterGeneration: Int?

  /// The part of the stack that is left for bodies.
  var stackLimit = StackLimit()
  /// Those that read preferences.
  let preferences = PreferenceReaders()
  /// The field that has the keyboard.
  let keyboard = KeyboardFocus()
  /// The views that publish values for those around them.
  private(set) lazy var focusedValues = FocusedValueRegistry(graph: self)
  /// The memory of the row that is being made, from before it was scrolled away.
  var rowMemory: RowMemory?
  /// The actions of the row that was swiped last.
  var revealed = RevealedActions()
  /// The screen whose task has changed state since the last update, though the screen was gone.
  private(set) var lateScreen: String?
  /// The taps whose actions and tasks have changed state since the last update.
  private(set) var changingTaps: [ActionOrigin.Tap] = []
  /// The number of taps so far.
  private(set) var tapCount = 0
  /// Whether an object was changed outside the main actor since the last update.
  private(set) var hasChangedInBackground = false

  /// Writes a line that SwiftUI would print.
  let console: @MainActor (String) -> Void

  /// The changes of state that wait for an update of their own.
  var transactions = StateTransactions()
  /// The number of updates so far, with separate transactions counted.
  private(set) var frameNumber = 0
  /// The last update that never came to rest.
  private(set) var lastEndlessFrame: Int?

  /// Whether an action of a gesture or of a life cycle modifier runs now.
  private(set) var isActing = false

  /// Whether views are brought up to date now, apart from the actions that this causes.
  var isRefreshing: Bool { isUpdating && !isActing }

  private var lastID = 0
  private var isUpdating = false
  private var waiting: [ViewNode] = []
  private var actions: [@MainActor () -> Void] = []
  /// The place of the first action that lets something disappear.
  private var firstDisappearance: Int?
  private var checks: [@MainActor () -> Void] = []
  private var reported: Set<RuntimeIssue> = []

  /// The number of passes after which an update that never settles is given up.
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

  /// The next number for a node.
  package func makeID() -> Int {
    lastID += 1
    return lastID
  }

  /// Begins a description of the window.
  package func beginDescription() {
    descriptionNumber += 1
  }

  /// Lets the next description take over nothing from those before it.
  package func forgetDescriptions() {
    descriptionEpoch += 1
  }

  /// Notes that a stack has other destinations now.
  package func noteDestinations() {
    destinationChanges += 1
  }

  /// Notes an issue, once for the same words.
  ///
  /// - Parameter issue: What is wrong.
  package func report(_ issue: RuntimeIssue) {
    guard reported.insert(issue).inserted else { return }
    issues.append(issue)
  }

  /// Notes that state changes now, in case a task of a screen that is gone does it.
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

  /// Notes that an object was changed outside the main actor.
  func noteBackgroundChange() {
    hasChangedInBackground = true
  }

  /// Runs an action after the tree has settled.
  ///
  /// - Parameter action: The action of a life cycle modifier.
  package func perform(_ action: @escaping @MainActor () -> Void) {
    actions.append(action)
    // What appears later on does so after this action, as the next sheet does after the `onDismiss` of the last.
    firstDisappearance = nil
  }

  /// Lets something appear after the tree has settled, before anything disappears (OB-40).
  ///
  /// - Parameter action: What appears.
  func performAppearance(_ action: @escaping @MainActor () -> Void) {
    actions.insert(action, at: firstDisappearance ?? actions.count)
    firstDisappearance? += 1
  }

  /// Lets something disappear after the tree has settled.
  ///
  /// - Parameter action: What disappears.
  func performDisappearance(_ action: @escaping @MainActor () -> Void) {
    firstDisappearance = firstDisappearance ?? actions.count
    actions.append(action)
  }

  /// Looks for something that would be wrong only if it stayed as it is, once nothing changes any more.
  ///
  /// - Parameter check: What to look at, which changes nothing.
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

  /// Brings everything up to date.
  ///
  /// Gives up with an issue after `passLimit` passes, so that views that change state for ever cannot
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
        if let draw = onFirstFrame {
          onFirstFrame = nil
          draw()
        }
        runActions()
        storedValues.check()
      }
    }
    let due = checks
    checks.removeAll()
    for check in due { check() }
  }

  /// Makes the changes of the next transaction, where changes wait for one.
  private func beginNextTransaction() -> Bool {
    let changes = transactions.next()
    guard !changes.isEmpty else { return false }
    frameNumber += 1
    for change in changes { change() }
    return true
  }

  /// Evaluates something for a node, which is refreshed as soon as anything read meanwhile changes.
  ///
  /// - Parameters:
  ///   - node: The node that depends on what is read.
  ///   - body: What to evaluate.
  /// - Returns: Whatever `body` returns.
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

  /// Runs code whose reads concern nobody, such as the action of a button.
  ///
  /// - Parameter body: What to run.
  /// - Returns: Whatever `body` returns.
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
    firstDisappearance = nil
    acting {
      for action in due { action() }
    }
  }

  /// Runs what counts as one action, whatever it sends to itself.
  ///
  /// - Parameter action: The action.
  /// - Throws: What the action throws.
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
    firstDisappearance = nil
    report(
      RuntimeIssue(
        rule: "update-loop",
        severity: .error,
        message: """
          The views kept changing state while they were brought up to date, \(Self.passLimit) times \
          over, and never settled. Look for a change that is made in `onChange`, `onAppear` or `body` \
          and causes itself again.
          """,
        view: view
      )
    )
  }
}
