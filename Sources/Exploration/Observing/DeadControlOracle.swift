import SceneModel
import SceneText
import Script

/// An oracle that detects buttons without an effect, and buttons that open a screen only once.
struct DeadControlOracle: Oracle {
  private let sources: AppSources
  private(set) var refuted: Set<String> = []
  private var pending: (step: ExploredStep, count: Int)?
  /// The taps that have opened a screen, each with its line and the window before the tap.
  private var openings: [(line: String, window: Element)] = []

  /// The ids of the elements that have had an effect.
  private var effective: Set<Int> = []

  private static let mostOpenings = 40

  init(sources: AppSources) {
    self.sources = sources
  }

  mutating func see(_ step: ExploredStep) -> [Suspicion] {
    let before = pending
    pending = nil
    if step.word == "launch" || step.word == "relaunch" { (openings, effective) = ([], []) }
    if step.word == "tap", step.refusal == nil, let target = step.target, isButton(target) {
      if step.hasEffect {
        refuted.insert(Self.suspicion(step, target).key)
        noteOpening(step)
        effective.insert(target.id)
      } else {
        if (step.updates ?? 1) > 0 || StepObjectChanges(step).isChange {
          refuted.insert("control \(ScreenShape.masked(target.designation))")
        }
        let isAgain = before?.step.line == step.line
        pending = isAgain ? before.map { ($0.step, $0.count + 1) } : (step, 1)
      }
      return []
    }
    guard step.word == "wait", let before, before.count > 1, let target = before.step.target else {
      return []
    }
    guard !step.hasEffect else {
      refuted.insert(Self.suspicion(before.step, target).key)
      return []
    }
    return judged(before.step, target)
  }

  private func isButton(_ element: Element) -> Bool {
    switch element.kind {
    case .button, .link: true
    default: element.has(.tappable)
    }
  }

  private mutating func noteOpening(_ step: ExploredStep) {
    guard let before = step.before, let after = step.after, openings.count < Self.mostOpenings,
      after.presentations > before.presentations
        || (after.visibleStack?.depth ?? 0) > (before.visibleStack?.depth ?? 0)
    else { return }
    openings.append((step.line, before.window))
  }

  /// Returns the selected tab and the kind of the front screen before a step.
  private static func place(_ step: ExploredStep) -> String {
    let tab = step.before?.visibleTabView?.shownTabs.first { $0.has(.selected) }?.label ?? ""
    // Screens of one kind have the same controls, whatever their titles.
    let route = step.before?.focusedElement?.value
    let screen = route.map(RouteText.family) ?? ScreenShape.masked(step.before?.placeWords ?? "")
    return "\(tab) \(screen)"
  }

  private static func suspicion(_ step: ExploredStep, _ target: Element) -> Suspicion {
    Suspicion(
      kind: .deadControl,
      subject: "\(place(step)) \(ScreenShape.masked(target.designation))",
      message:
        "A tap on the \(target.description) at '\(step.before?.placeWords ?? "")' does nothing: no "
        + "screen changes, and the app prints nothing.",
      surplus: 2
    )
  }

  private func judged(_ step: ExploredStep, _ target: Element) -> [Suspicion] {
    var suspicion = Self.suspicion(step, target)
    if let before = step.before,
      openings.contains(where: { $0.line == step.line && $0.window == before.window })
    {
      // The rows of a list have the same action, and the same fault.
      suspicion.subject = "again \(Self.place(step))"
      suspicion.entry = "item-not-cleared"
      suspicion.message =
        "The \(target.description) opens a screen only once. The second tap sets the same value, "
        + "and onChange reacts only to changes. Clear the value when the screen closes."
      suspicion.expectation = "expect updates at least 1"
      return [suspicion]
    }
    // A second tap may request a state that already exists.
    guard !effective.contains(target.id) else { return [] }
    let change = StepObjectChanges(step)
    if let path = change.path {
      suspicion.entry = "unbound-path"
      suspicion.message +=
        " The control changes \(path), but no stack on the screen shows this path. Bind the stack "
        + "to the path, as in NavigationStack(path: $router.path)."
      return [suspicion]
    }
    // A change in an object may be visible in a place that nobody has visited yet.
    guard !change.isChange || change.hasNewObjects else { return [] }
    if step.updates == 0 { suspicion.expectation = "expect updates at least 1" }
    suspicion.entry = entry(for: step)
    if suspicion.entry != "state-copy" {
      suspicion.control = "control \(ScreenShape.masked(target.designation))"
    }
    suspicion.message += " Check the control's action, and the values that the action depends on."
    return [suspicion]
  }

  private func entry(for step: ExploredStep) -> String? {
    let code = sources.code
    if step.updates != 0, code.contains(/State\((?:initialValue|wrappedValue): ?[a-z]\w*\)/) {
      return "state-copy"
    }
    if code.contains(/class \w+[^{]*\{[^}]*@Environment\(/) { return "environment-in-object" }
    if code.contains(/(?:@Entry var|defaultValue)[^\n]*= ?\{[^\n}]*\bin ?\}/) {
      return "empty-default-action"
    }
    return code.contains(/default:\s*(?:break|return)/) ? "dropped-route" : nil
  }
}

/// The differences in an app's objects between the start and the end of a step.
struct StepObjectChanges {
  /// A Boolean value that indicates whether the objects differ.
  let isChange: Bool
  /// A Boolean value that indicates whether the number of objects has increased.
  let hasNewObjects: Bool
  /// The name of the property whose path has become longer, such as `router.path`, or nil if there is none.
  let path: String?
  /// The name of the object that has changed although no screen reads it, such as `router`, or nil if there is none.
  let unread: String?

  init(_ step: ExploredStep) {
    let before = step.before?.objects ?? []
    let after = step.after?.objects ?? []
    isChange = before != after
    hasNewObjects = after.count > before.count
    var path: String?
    var unread: String?
    for object in after {
      guard let old = before.first(where: { $0.name == object.name && $0.type == object.type }),
        old.properties != object.properties
      else { continue }
      if object.reach != .screen { unread = object.name }
      for (one, other) in zip(old.properties, object.properties) where one.value != other.value {
        let name = one.name.lowercased()
        if name.contains("path") || name.contains("route"), other.value.count > one.value.count {
          path = "\(object.name).\(one.name)"
        }
      }
    }
    self.path = path
    self.unread = unread
  }
}
