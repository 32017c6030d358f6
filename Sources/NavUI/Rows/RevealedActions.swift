/// The actions of the row that a swipe has revealed; there is at most one such row (NS-90).
@MainActor
struct RevealedActions {
  private var owners: [ViewNode] = []

  /// Reveals the actions of some owners instead of the current ones.
  ///
  /// - Parameter newOwners: The views with the actions; empty to show none.
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

  /// The identities of the owners of revealed actions, to notice changes after a gesture.
  var identities: [ObjectIdentifier] { owners.map(ObjectIdentifier.init) }
}

extension ViewGraph {
  /// Reveals the actions of a swipe over a row.
  ///
  /// - Parameter owners: The views with the actions.
  func revealActions(of owners: [ViewNode]) {
    revealed.show(owners)
  }

  /// Performs a gesture, and then hides the actions that were revealed before.
  ///
  /// - Parameter gesture: A closure that performs the gesture.
  /// - Throws: Any error of the gesture; the actions stay visible then.
  func concealingActions(after gesture: () throws -> Void) rethrows {
    let before = revealed.identities
    try gesture()
    if !before.isEmpty, revealed.identities == before { revealed.show([]) }
  }
}
