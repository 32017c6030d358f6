internal import SceneModel

/// The description of a stack's screen, which is reused until the screen's content changes.
@MainActor
struct ShownScreen {
  /// The element of the screen, without the properties of the screen's level.
  let screen: Element
  /// The presentations over the screen.
  let presentations: [Element]
  /// The targets of gestures on the screen.
  let targets: GestureTargets
  private let isDisabled: Bool
  private let descriptionNumber: Int
  private let destinationChanges: Int
  private let epoch: Int

  /// Creates the description of a screen.
  ///
  /// - Parameters:
  ///   - node: The topmost node of the screen.
  ///   - id: The number of the screen.
  ///   - isOutline: Whether only its title and its presentations are needed.
  ///   - lowering: The description that the screen becomes a part of.
  init(_ node: ViewNode, id: Int, isOutline: Bool, in lowering: Lowering) {
    let part = Lowering(screenIn: lowering).describe(node, isOutline: isOutline, hasBar: true)
    screen = part.screen(id: id)
    presentations = part.presentations
    targets = part.targets
    isDisabled = lowering.isDisabled
    descriptionNumber = node.graph.descriptionNumber
    destinationChanges = node.graph.destinationChanges
    epoch = node.graph.descriptionEpoch
  }

  /// Returns whether the screen's description is still valid.
  ///
  /// - Parameters:
  ///   - node: The topmost node of the screen.
  ///   - lowering: The description that the screen becomes a part of.
  /// - Returns: Whether the description is still valid; false if this is uncertain.
  func isCurrent(for node: ViewNode, in lowering: Lowering) -> Bool {
    targets.isRepeatable && node.changedAfter < descriptionNumber
      && isDisabled == lowering.isDisabled && epoch == node.graph.descriptionEpoch
      && (isSteady || destinationChanges == node.graph.destinationChanges)
  }

  /// A Boolean value that indicates whether the description changes only after a node has reported a change.
  var isSteady: Bool { targets.isRepeatable && !targets.readsDestinations }
}

extension StackLevel {
  /// Returns the description of the level's screen, which is rebuilt only after a change.
  ///
  /// - Parameters:
  ///   - node: The topmost node of the screen.
  ///   - isTop: Whether the screen is on top of the stack; for a covered screen, only an outline is
  ///     needed.
  ///   - lowering: The description that the screen becomes a part of.
  /// - Returns: The content.
  func screen(of node: ViewNode, isTop: Bool, in lowering: Lowering) -> ShownScreen {
    // An outdated entry would keep removed nodes alive.
    if !(shown.onTop?.isCurrent(for: node, in: lowering) ?? false) { shown.onTop = nil }
    if !(shown.covered?.isCurrent(for: node, in: lowering) ?? false) { shown.covered = nil }
    let known = isTop ? shown.onTop : shown.covered
    let screen = known ?? ShownScreen(node, id: id, isOutline: !isTop, in: lowering)
    if isTop { shown.onTop = screen } else { shown.covered = screen }
    return screen
  }
}
