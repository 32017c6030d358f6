internal import SceneModel

/// The place in a window or sheet that can show one presentation at a time.
@MainActor
package final class PresentationHost {
  /// The current presentation.
  package private(set) var current: (any Presentation)?
  private var waiting: [any Presentation] = []
  /// The last departure of a presentation that leaves slowly.
  private var departure: Departure?
  /// Whether a modifier inside prevents the interactive dismissal.
  package var isInteractiveDismissDisabled: Bool { !dismissBlockers.isEmpty }
  /// The nodes inside that prevent it; one is enough (SH-28).
  package var dismissBlockers: Set<Int> = []
  /// The heights that modifiers inside set for the sheet.
  package var detents = OutermostSetting<SheetDetents>()
  /// The adaptation to compact sizes that modifiers inside set.
  package var adaptation = OutermostSetting<CompactAdaptation>()
  /// The height up to which modifiers inside keep the content behind the sheet usable.
  var background = OutermostSetting<PresentationBackgroundInteraction.Limit>()
  /// The size that modifiers inside set for the sheet, as Swift source.
  var sizing = OutermostSetting<String>()
  /// The zooms out of a view with which modifiers inside let the presentation appear.
  var zooms = OutermostSetting<Bool>()
  /// The height to which a user has moved the sheet, if no binding stores it.
  private var ownDetent: PresentationDetent?
  private let graph: ViewGraph

  package init(graph: ViewGraph) {
    self.graph = graph
  }

  /// Shows a presentation now, or as soon as the current one is dismissed (SH-11).
  ///
  /// - Parameter presentation: The presentation.
  package func request(_ presentation: any Presentation) {
    guard current !== presentation, !waiting.contains(where: { $0 === presentation }) else {
      return
    }
    if let current, !current.isWanted { withdraw(current) }
    guard current == nil else {
      waiting.append(presentation)
      reportWaiting(presentation)
      return
    }
    if let departure, departure.presentation != ObjectIdentifier(presentation),
      departure.isUnderWay(in: graph)
    {
      reportHurry(presentation)
    }
    show(presentation)
  }

  private func show(_ presentation: any Presentation) {
    current = presentation
    presentation.present()
  }

  /// Removes a presentation.
  ///
  /// - Parameter presentation: The presentation.
  package func withdraw(_ presentation: any Presentation) {
    waiting.removeAll { $0 === presentation }
    guard current === presentation else { return }
    current = nil
    let isSwipedAway = presentation.isSwipedAway
    presentation.takeDown()
    guard waiting.isEmpty else { return request(waiting.removeFirst()) }
    // The buttons of alerts and dialogs run their actions after the presentation is gone.
    guard !presentation.isDialog else { return }
    departure = Departure(of: presentation, isSwiped: isSwipedAway, in: graph)
  }

  /// The height at which the sheet rests, or nil if it has only one.
  package var detent: PresentationDetent? {
    guard let choice = detents.value else { return nil }
    let wanted = choice.selection?.wrappedValue ?? ownDetent
    return choice.ordered.first { $0 == wanted } ?? choice.ordered.first
  }

  /// Whether the content behind the sheet is usable at its current height (SH-39).
  var leavesBackgroundUsable: Bool {
    switch background.value {
    case .everyHeight: return true
    case .height(let limit):
      guard let detent, let heights = detents.value?.ordered,
        let here = heights.firstIndex(of: detent),
        let highest = heights.firstIndex(of: limit)
      else { return false }
      return here <= highest
    case .some(.none), nil: return false
    }
  }

  /// Moves the sheet to one of its heights.
  ///
  /// - Parameter name: The height as written in Swift.
  /// - Throws: `Refusal` if it has no such height.
  package func move(to name: String) throws {
    let choice = detents.value
    // A whole number may also be written without its fraction.
    let names = [name, "\(name.dropLast()).0)"]
    guard let detent = choice?.ordered.first(where: { names.contains($0.text) }) else {
      let names = choice?.ordered.map(\.text).joined(separator: ", ") ?? ".large only"
      throw Refusal("The sheet has no height \(name). Its heights are: \(names).")
    }
    if let selection = choice?.selection {
      selection.wrappedValue = detent
    } else {
      ownDetent = detent
    }
  }

  /// Reports a presentation that is requested in the same step in which a sheet or cover goes
  /// (SH-15).
  private func reportHurry(_ presentation: any Presentation) {
    graph.report(
      Issue(
        rule: "several-presentations",
        severity: .warning,
        message: """
          A presentation starts in the same step in which a sheet or cover closes. NavLab shows it. \
          On a device, the sheet is still closing: the new presentation may be refused while its \
          flag stays true. Set the new state in the `onDismiss` of the sheet.
          """,
        view: presentation.viewName
      )
    )
  }

  private func reportWaiting(_ presentation: any Presentation) {
    graph.report(
      Issue(
        rule: "several-presentations",
        severity: .warning,
        message: """
          A presentation starts while another one is still open. Only one presentation can be \
          shown at a time; the new one waits until the other is dismissed. Use one piece of state \
          for all presentations of a screen.
          """,
        view: presentation.viewName
      )
    )
  }
}

/// A presentation over its presenter.
@MainActor
package protocol Presentation: AnyObject {
  /// The type of the presenting view.
  var viewName: String? { get }
  /// Whether it is an alert or a confirmation dialog.
  var isDialog: Bool { get }
  /// Whether the flag or item still requests it.
  var isWanted: Bool { get }
  /// Whether a user has swiped it away.
  var isSwipedAway: Bool { get }
  /// Builds the content.
  func present()
  /// Removes the content.
  func takeDown()
}
