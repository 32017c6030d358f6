/// The moment at which a sheet or cover was removed, which takes time on a device (SH-15).
@MainActor
struct Departure {
  /// The presentation that was removed.
  let presentation: ObjectIdentifier
  private let pass: Int
  private let update: Int
  private let count: LifeCycleCount
  private let isSwiped: Bool

  init(of presentation: any Presentation, isSwiped: Bool, in graph: ViewGraph) {
    self.presentation = ObjectIdentifier(presentation)
    self.isSwiped = isSwiped
    pass = graph.passNumber
    update = graph.updateNumber
    count = graph.lifeCycle
  }

  /// Returns whether a presentation that is requested now would meet this one on its way out.
  ///
  /// This is so in the same pass over the views, and also after an `onChange` that saw the change. The actions
  /// of `onDismiss` and `onDisappear` wait for the end of the way, and so does a binding that follows a swipe.
  ///
  /// - Parameter graph: The views.
  /// - Returns: Whether it would.
  func isUnderWay(in graph: ViewGraph) -> Bool {
    guard pass != graph.passNumber else { return true }
    return !isSwiped && update == graph.updateNumber
      && graph.lifeCycle.hasOnlyChanges(since: count)
  }
}
