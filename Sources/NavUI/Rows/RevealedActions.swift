/// The actions of a row that a swipe has brought on screen: those of one row at a time (NS-90).
@MainActor
struct RevealedActions {
  private var owners: [ViewNode] = []

  /// Shows the actions of some owners instead of those that are on screen.
  ///
  /// - Parameter newOwners: Those who have the actions; none to show none.
  mutating func show(_ newOwners: [ViewNode]) {
    for node in owners + newOwners { node.noteChange() }
    owners = newOwners
  }

  /// Returns whether the actions of a node are on screen.
  ///
  /// - Parameter node: The node.
  /// - Returns: Whether a swipe has brought them there.
  func contains(_ node: ViewNode) -> Bool {
    owners.contains { $0 === node }
  }

  /// Those who have the actions on screen, to see whether they are others after a gesture.
  var identities: [ObjectIdentifier] { owners.map(ObjectIdentifier.init) }
}

extension ViewGraph {
  /// Shows what a swipe over a row shows.
  ///
  /// - Parameter owners: Those who have the actions.
  func revealActions(of owners: [ViewNode]) {
    revealed.show(owners)
  }

  /// Performs a gesture, after which the actions go that a swipe had shown before.
  ///
  /// - Parameter gesture: Performs it.
  /// - Throws: What the gesture throws, after which the actions stay.
  func concealingActions(after gesture: () throws -> Void) rethrows {
    let before = revealed.identities
    try gesture()
    if !before.isEmpty, revealed.identities == before { revealed.show([]) }
  }
}
