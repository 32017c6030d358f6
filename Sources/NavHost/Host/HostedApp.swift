internal import Foundation
internal import NavUI
package import SceneModel

/// A driver that performs requests on an app and describes the results.
@MainActor
package final class HostedApp {
  private let runtime: AppRuntime
  private let loop: MainLoop
  /// The keeper of the user defaults, or nil if the defaults remain unchanged.
  private let defaults: DefaultsKeeper?
  private var reporter = ObjectReporter()
  private var excerpt = SceneExcerpt()
  private let calls = ObjectCalls()
  private let intents: IntentCaller
  /// The answer from the object that the last action queried, or nil if the action queried no object.
  private(set) var answer: ObjectAnswer?
  private var current: Snapshot
  /// The extent of the changes since the app was last described.
  private var progress = Progress.none
  /// A Boolean value that indicates whether the last description is complete and up to date.
  private var isFresh = false
  private var isBusy = false
  /// The number of instants at which the app woke.
  private var wakes = WorkReport.Count()

  init(
    _ app: any App.Type,
    kept: KeptState = KeptState(),
    loop: MainLoop,
    fidelity: Fidelity = Fidelity(),
    quickAction: String? = nil,
    keepsDefaults: Bool = true
  ) {
    self.loop = loop
    intents = IntentCaller(app: app)
    defaults = keepsDefaults ? DefaultsKeeper(restoring: kept) : nil
    if keepsDefaults {
      Translations.shared.language =
        UserDefaults.standard.stringArray(forKey: "AppleLanguages")?.first ?? "en"
    }
    runtime = Self.launch(
      app,
      scene: kept.scene,
      loop: loop,
      fidelity: fidelity,
      quickAction: quickAction
    )
    current = Snapshot(app: runtime.name, window: Element(id: 0, kind: .window))
    settle()
    current = describe()
    isFresh = true
  }

  /// Performs an action on the app, waits until the app is idle, and returns the outcome.
  ///
  /// - Parameter action: The action to perform.
  /// - Returns: Whether the action was possible.
  package func perform(_ action: Action) -> Reply.Outcome {
    answer = nil
    if action != .measure { isFresh = false }
    if !action.isLooking {
      runtime.beginAction()
      wakes.last = 0
    }
    if !action.isPossible(after: progress) {
      current = describe(sceneOnly: true)
      progress = .none
    }
    progress = max(progress, action.movesStack ? .ofStack : .ofAnything)
    do {
      try act(action)
      settle()
      calls.reportEnded()
      intents.reportEnded()
      return .done
    } catch let refusal as Refusal {
      settle()
      return .refused(refusal.reason)
    } catch {
      return .refused("\(error)")
    }
  }

  /// Returns a description of the app's current state.
  ///
  /// - Parameter sceneOnly: Whether only the visible part is needed; the objects are then those of
  ///   the previous description.
  /// - Returns: The description, to whose elements later actions refer.
  package func snapshot(sceneOnly: Bool = false) -> Snapshot {
    progress = .none
    guard !isFresh else { return current }
    current = describe(sceneOnly: sceneOnly)
    isFresh = !sceneOnly
    return current
  }

  /// The last description of the app, which may be several actions old.
  var lastSnapshot: Snapshot { current }

  /// Passes the launch URL to the app.
  ///
  /// An app that ignores the URL is launched anyway.
  ///
  /// - Parameter url: The URL.
  func begin(with url: String) {
    isFresh = false
    do {
      try open(url)
    } catch {
      let reason = (error as? Refusal)?.reason ?? String(describing: error)
      runtime.report(Issue(rule: "url-unheard", severity: .warning, message: reason))
    }
    settle()
  }

  /// The state that the app would leave if it ended now.
  var kept: KeptState {
    defaults?.kept(suites: runtime.namedDefaults, scene: runtime.sceneValues) ?? KeptState()
  }

  private static func launch<Content: App>(
    _ app: Content.Type,
    scene: [String: StoredValue],
    loop: MainLoop,
    fidelity: Fidelity,
    quickAction: String?
  ) -> AppRuntime {
    AppRuntime(
      { Content() },
      fidelity: fidelity,
      sceneValues: scene.mapValues(\.propertyList),
      quickAction: quickAction,
      console: { print($0) },
      inbox: { work in loop.enqueue(work) }
    )
  }

  private func act(_ action: Action) throws {
    switch action {
    case .launch: throw Refusal("The app is already running.")
    case .tap(let element), .selectTab(let element): try runtime.perform(.tap, on: element)
    case .hold(let element): try runtime.perform(.hold, on: element)
    case .type(let element, let text): try runtime.perform(.type(text), on: element)
    case .pick(let element, let option): try runtime.perform(.pick(option), on: element)
    case .back(let levels): try goBack(levels)
    case .dismiss: try dismiss()
    case .push(let literal): try push(literal)
    case .pop(let count): try pop(count)
    case .popToRoot: try stack().setPath(keeping: 0, adding: [])
    case .setPath(let literals): try setPath(literals)
    case .open(let url): try open(url)
    case .scroll(let element, let rows): try runtime.perform(.scroll(by: rows), on: element)
    case .scrollTo(let label): try scroll(to: label)
    case .swipe(let element, let direction, let isHalfway):
      try runtime.perform(
        .swipe(from: direction == .left ? .trailing : .leading, isFull: !isHalfway),
        on: element
      )
    case .move(let element, let rows): try runtime.perform(.move(by: rows), on: element)
    case .refresh: try refresh()
    case .size(let width): runtime.setWidth(width == .regular ? .regular : .compact)
    case .escape: try escape()
    case .textSize(let size): try runtime.setTextSize(size)
    // The system stores the language there, and reads it when it launches an app.
    case .language(let language): UserDefaults.standard.set([language], forKey: "AppleLanguages")
    case .showWindow(let number): try runtime.showWindow(number)
    case .closeWindow(let number): try runtime.closeWindow(number)
    case .background: try runtime.enterBackground()
    case .activate: try runtime.activate()
    case .notify(let name, let info): notify(name, info)
    case .tapNotification(let info, let action): try tapNotification(info, action)
    case .chooseQuickAction(let name, let info): try chooseQuickAction(name, info)
    case .runIntent(let name, let values): try runIntent(name, values)
    case .continueActivity(let type, let info): try continueActivity(type, info)
    case .wait(let seconds): wait(seconds)
    case .loadCalls(let library): try runtime.asCurrent { try calls.load(library) }
    case .call(let expression), .read(let expression): try evaluate(expression)
    case .countersign(let image, let labels):
      let own = try Countersign(image: image).run(labels)
      let again = describe(sceneOnly: true).window.outline
      answer = .value("\(own)\n\(again)", type: "String")
    case .measure: answer = .value(try measurement(), type: "WorkReport")
    case .look: break
    }
  }

  // MARK: - Actions

  private func evaluate(_ expression: ObjectExpression) throws {
    let stacks = [current.visibleStack].compactMap(\.self) + current.window.stacks
    let reader = ArgumentReader(
      destinationTypes: stacks.flatMap { runtime.stack($0.id)?.destinationTypes ?? [] },
      maker: calls.maker
    )
    answer = try runtime.asCurrent {
      try calls.perform(expression, in: runtime, reader: reader) { settle() }
    }
  }

  private func stack() throws -> any DrivenStack {
    guard let element = current.visibleStack, let stack = runtime.stack(element.id) else {
      throw Refusal("No NavigationStack is visible on the screen.")
    }
    return stack
  }

  private func goBack(_ levels: Int) throws {
    try runtime.requireActive()
    try runtime.asCurrent { try stack().goBack(levels: levels) }
  }

  private func dismiss() throws {
    guard let presentation = current.focus.last(where: \.kind.isPresentation) else {
      throw Refusal("Nothing is presented, so there is nothing to swipe away.")
    }
    try runtime.perform(.swipeDown, on: presentation.id)
  }

  /// Leaves a screen through its own control, or otherwise with the system's back action or swipe.
  private func escape() throws {
    let focus = current.focus
    let top = focus.lastIndex(where: \.kind.isPresentation) ?? 0
    for element in focus[top...].reversed() where try runtime.escape(from: element.id) { return }
    if focus[top...].contains(where: { $0.kind == .navigationStack }),
      let element = current.visibleStack, element.children.filter({ $0.kind == .screen }).count > 1
    {
      return try goBack(1)
    }
    guard focus[top...].first?.kind.isPresentation == true else {
      throw Refusal(
        "There is nothing to leave: no screen lies below this one, and nothing is presented."
      )
    }
    guard [.sheet, .popover].contains(focus[top].kind) else {
      throw Refusal(
        "The gesture has no effect: the presentation cannot be swiped away, and has no accessibilityAction(.escape)."
      )
    }
    try dismiss()
  }

  private func push(_ literal: Literal) throws {
    let stack = try stack()
    try stack.setPath(keeping: stack.pathCount, adding: [RouteParser(stack: stack).value(literal)])
  }

  private func pop(_ count: Int) throws {
    let stack = try stack()
    guard count <= stack.pathCount else {
      throw Refusal(
        stack.pathCount == 0
          ? "The path is empty, so there is nothing to pop."
          : "The path holds only \(stack.pathCount) values."
      )
    }
    try stack.setPath(keeping: stack.pathCount - count, adding: [])
  }

  private func setPath(_ literals: [Literal]) throws {
    let stack = try stack()
    let parser = RouteParser(stack: stack)
    try stack.setPath(keeping: 0, adding: literals.map { try parser.value($0) })
  }

  private func open(_ text: String) throws {
    guard let url = URL(string: text) else {
      throw Refusal("\"\(text)\" is not a URL.")
    }
    guard runtime.open(url) else {
      throw Refusal("No existing view has an onOpenURL, so nothing receives the URL.")
    }
  }

  private func notify(_ name: String, _ info: [String: StoredValue]) {
    runtime.post(
      Notification.Name(name),
      userInfo: info.isEmpty ? nil : info.mapValues(\.propertyList)
    )
  }

  private func tapNotification(_ info: [String: StoredValue], _ action: String?) throws {
    guard try runtime.tapNotification(info.mapValues(\.propertyList), action: action) else {
      throw Refusal(
        "UNUserNotificationCenter.current() has no delegate, so nothing receives the notification."
      )
    }
  }

  private func continueActivity(_ type: String, _ info: [String: StoredValue]) throws {
    guard runtime.continueActivity(type, userInfo: info.mapValues(\.propertyList)) else {
      throw Refusal("No existing view has an onContinueUserActivity for \"\(type)\".")
    }
  }

  private func chooseQuickAction(_ name: String, _ info: [String: StoredValue]) throws {
    guard runtime.chooseQuickAction(name, userInfo: info.mapValues(\.propertyList)) else {
      throw Refusal(
        "The scene has no delegate, so nothing receives the quick action. A SwiftUI app has scenes, so "
          + "application(_:performActionFor:completionHandler:) is never called."
      )
    }
  }

  private func runIntent(_ name: String, _ values: [String: StoredValue]) throws {
    answer = try intents.run(name, values, in: runtime) { settle() }
  }

  private func wait(_ seconds: Double) {
    settle()
    let end = loop.now + .nanoseconds(Int64(max(0, min(seconds, 1e9)) * 1e9))
    while let next = loop.nextDeadline, next <= end, !isBusy {
      wakes.last += 1
      wakes.total += 1
      _ = loop.advance(by: next - loop.now)
      settle()
    }
    _ = loop.advance(by: end - loop.now)
  }

  /// Returns measurements of the app's work, as JSON.
  private func measurement() throws -> String {
    func entries(_ tallies: [String: WorkCount.Tally]) -> [WorkReport.Entry] {
      tallies.sorted { $0.key < $1.key }
        .map { WorkReport.Entry(view: $0.key, count: WorkReport.Count($0.value)) }
    }
    var room = DescriptionRoom()
    var excerpt = SceneExcerpt()
    let work = runtime.work
    let measurement = WorkReport(
      firstFrame: runtime.firstFrame.map {
        Snapshot(app: runtime.name, window: excerpt.window($0, room: &room))
      },
      bodies: entries(work.bodies),
      tasks: entries(work.tasks),
      updates: WorkReport.Count(work.updates),
      wakes: wakes
    )
    return String(decoding: try JSONEncoder().encode(measurement), as: UTF8.self)
  }

  private func refresh() throws {
    guard let screen = current.focusedElement else { throw Refusal("The window is empty.") }
    try runtime.perform(.refresh, on: screen.id)
  }

  // MARK: - Scrolling

  /// The maximum number of pages in a search for a row.
  private static let pageLimit = 1_000
  /// The number of rows on a page.
  private static let page = RowWindow.length(inWidth: nil)

  /// Scrolls to a label by searching downwards, and then again from the top.
  private func scroll(to label: String) throws {
    var pages = 0
    while pages < Self.pageLimit, !isShown(label), let rows = marker(.rowsBelow) {
      try scroll(rows, by: Self.page, pages: &pages)
    }
    guard !isShown(label) else { return }
    while pages < Self.pageLimit, let rows = marker(.rowsAbove) {
      try scroll(rows, by: -(Int(rows.value ?? "") ?? Self.page), pages: &pages)
    }
    while pages < Self.pageLimit, !isShown(label), let rows = marker(.rowsBelow) {
      try scroll(rows, by: Self.page, pages: &pages)
    }
  }

  private func scroll(_ marker: Element, by rows: Int, pages: inout Int) throws {
    pages += 1
    try runtime.perform(.scroll(by: rows), on: marker.id)
    settle()
    current = describe()
  }

  private func isShown(_ label: String) -> Bool {
    shownElement { $0.label == label } != nil
  }

  private func marker(_ kind: Element.Kind) -> Element? {
    shownElement { $0.kind == kind }
  }

  /// Returns the first element of the visible screen or columns that satisfies a predicate, or nil if there is none.
  private func shownElement(where isMatch: (Element) -> Bool) -> Element? {
    let focus = current.focus
    let top = focus.lastIndex(where: \.kind.isPresentation) ?? 0
    let split = focus[top...].last { $0.kind == .splitView && !$0.traits.contains(.collapsed) }
    return (split ?? focus.last)?.first(where: isMatch)
  }

  // MARK: - Settling

  /// Runs tasks and updates views until the app is idle.
  private func settle() {
    for _ in 0..<100 {
      if runtime.needsUpdate { isFresh = false }
      runtime.update()
      let result = runtime.asCurrent { loop.settle() }
      if result.isSettled, result.jobs == 0, !runtime.needsUpdate {
        if isBusy { isFresh = false }
        isBusy = false
        return
      }
      isFresh = false
      isBusy = !result.isSettled
      if isBusy { return }
    }
  }

  private func describe(sceneOnly: Bool = false) -> Snapshot {
    var room = DescriptionRoom()
    let window = excerpt.window(runtime.window(), room: &room)
    return Snapshot(
      app: runtime.name,
      clock: loop.now / .seconds(1),
      phase: Snapshot.Phase(runtime.phase),
      window: window,
      objects: sceneOnly ? current.objects : reporter.reports(of: runtime),
      openedURLs: runtime.openedURLs.map(\.absoluteString),
      issues: runtime.issues + (isBusy ? [.busy] : [])
        + (room.isEmpty ? [.tooManyElements] : []) + (room.isTooDeep ? [.tooDeep] : []),
      windows: runtime.windowTitles.count > 1 ? runtime.windowTitles : [],
      frontWindow: runtime.frontWindow
    )
  }
}

/// The extent of changes since the last description of an app, in ascending order.
private enum Progress: Comparable {
  case none
  /// A change to the path of the visible stack.
  case ofStack
  case ofAnything
}

extension Action {
  /// Returns whether the target of the action can be found without another description of the app.
  ///
  /// After a change of a stack's path, that stack is assumed to be still visible. If it is not, this matters only while
  /// steps are repeated, and the results show it: then the steps are repeated one by one.
  ///
  /// - Parameter progress: The progress since the last description.
  /// - Returns: Whether the target can be found; false if the app must be described first.
  fileprivate func isPossible(after progress: Progress) -> Bool {
    switch self {
    case .wait, .open, .background, .activate, .notify, .size, .look, .measure: true
    default: progress == .none || progress == .ofStack && movesStack
    }
  }

  /// A Boolean value that indicates whether the action changes the path of the visible stack.
  fileprivate var movesStack: Bool {
    switch self {
    case .push, .pop, .popToRoot, .setPath, .back: true
    default: false
    }
  }
}

extension Element {
  /// The navigation stacks in the element.
  fileprivate var stacks: [Element] {
    let inner = children.marks & Marks.stack == 0 ? [] : children.flatMap(\.stacks)
    return (kind == .navigationStack ? [self] : []) + inner
  }

  /// Returns the first match among this element and its descendants outside presentations, or nil if there is none.
  fileprivate func first(where isMatch: (Element) -> Bool) -> Element? {
    if isMatch(self) { return self }
    for child in children where !child.kind.isPresentation && !child.traits.contains(.hidden) {
      if let found = child.first(where: isMatch) { return found }
    }
    return nil
  }
}

extension WorkReport.Count {
  fileprivate init(_ tally: WorkCount.Tally) {
    self.init(last: tally.last, total: tally.total)
  }
}

extension Snapshot.Phase {
  fileprivate init(_ phase: ScenePhase) {
    switch phase {
    case .active: self = .active
    case .inactive: self = .inactive
    case .background: self = .background
    }
  }
}
