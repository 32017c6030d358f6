internal import SceneModel

/// A window, sheet or other container that can show one presentation at a time.
@MainActor
package final class PresentationHost {
  /// The presentation that is shown, or nil if there is none.
  package private(set) var current: (any Presentation)?
  private var waiting: [any Presentation] = []
  /// The latest removal of a sheet or cover, or nil if there was none.
  private var departure: Departure?
  /// A Boolean value that indicates whether any modifier in the presentation prevents interactive dismissal.
  package var isInteractiveDismissDisabled: Bool { !dismissBlockers.isEmpty }
  /// The ids of the nodes in the presentation that prevent interactive dismissal (SH-28).
  package var dismissBlockers: Set<Int> = []
  /// The heights that modifiers in the presentation set for the sheet.
  package var detents = OutermostSetting<SheetDetents>()
  /// The adaptation to compact sizes, as set by modifiers in the presentation.
  package var adaptation = OutermostSetting<CompactAdaptation>()
  /// The height up to which modifiers in the presentation keep the content behind the sheet usable.
  var background = OutermostSetting<PresentationBackgroundInteraction.Limit>()
  /// The size that modifiers in the presentation set for the sheet, as Swift code.
  var sizing = OutermostSetting<String>()
  /// The value that modifiers in the presentation set to indicate whether it zooms from a view.
  var zooms = OutermostSetting<Bool>()
  /// The height to which a user has moved the sheet, or nil if a binding stores the height.
  private var ownDetent: PresentationDetent?
  private let graph: ViewGraph

  package init(graph: ViewGraph) {
    self.graph = graph
  }

  /// Shows a presentation immediately, or as soon as the current one is dismissed (SH-11).
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

  /// The height at which the sheet rests, or nil if no heights are set.
  package var detent: PresentationDetent? {
    guard let choice = detents.value else { return nil }
    let wanted = choice.selection?.wrappedValue ?? ownDetent
    return choice.ordered.first { $0 == wanted } ?? choice.ordered.first
  }

  /// A Boolean value that indicates whether the content behind the sheet is usable at the current height (SH-39).
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

  /// Moves the sheet to the height with the given name, or throws an error if there is none.
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

  /// Reports a presentation that is requested in the same step as the removal of a sheet or cover (SH-15).
  private func reportHurry(_ presentation: any Presentation) {
    graph.report(
      Issue(
        rule: "several-presentations",
        severity: .warning,
        message: """
          A presentation starts in the same step in which a sheet or cover closes. NavLab \
          shows the new presentation. On a device, the old one is still closing, so the system may \
          refuse the new one although its flag stays true. Set the new state in `onDismiss`.
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

/// A sheet, cover, alert or other presentation that a presenter shows in a host.
@MainActor
package protocol Presentation: AnyObject {
  /// The type name of the presenting view, or nil if there is none.
  var viewName: String? { get }
  /// A Boolean value that indicates whether the presentation is an alert or a confirmation dialog.
  var isDialog: Bool { get }
  /// A Boolean value that indicates whether the flag or item still requests the presentation.
  var isWanted: Bool { get }
  /// A Boolean value that indicates whether a user has swiped the presentation away.
  var isSwipedAway: Bool { get }
  /// Builds the content of the presentation.
  func present()
  /// Removes the content of the presentation.
  func takeDown()
}
