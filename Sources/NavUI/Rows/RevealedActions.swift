/// The actions that a swipe has revealed, which belong to at most one row (NS-90).
@MainActor
struct RevealedActions {
  private var owners: [ViewNode] = []

  /// Reveals the actions of the given nodes and hides all others.
  ///
  /// - Parameter newOwners: The views with the actions; empty to show none.
  mutating func show(_ newOwners: [ViewNode]) {
    for node in owners + newOwners { node.noteChange() }
    owners = newOwners
  }

  /// Returns whether a node's actions are revealed.
  ///
  /// - Parameter node: The node.
  /// - Returns: Whether a swipe has brought them there.
  func contains(_ node: ViewNode) -> Bool {
    owners.contains { $0 === node }
  }

  /// The identities of the nodes whose actions are revealed, for detecting changes after a gesture.
  var identities: [ObjectIdentifier] { owners.map(ObjectIdentifier.init) }
}

extension ViewGraph {
  /// Reveals the swipe actions of the given nodes and hides all others.
  ///
  /// - Parameter owners: The views with the actions.
  func revealActions(of owners: [ViewNode]) {
    revealed.show(owners)
  }

  /// Performs a gesture, and then hides the actions that were already revealed before the gesture.
  ///
  /// - Parameter gesture: A closure that performs the gesture.
  /// - Throws: Any error of the gesture; the actions stay visible then.
  func concealingActions(after gesture: () throws -> Void) rethrows {
    let before = revealed.identities
    try gesture()
    if !before.isEmpty, revealed.identities == before { revealed.show([]) }
  }
}
