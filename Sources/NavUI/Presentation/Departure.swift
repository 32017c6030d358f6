/// The removal of a sheet or cover, which takes time on a device (SH-15).
@MainActor
struct Departure {
  /// The identity of the presentation that was removed.
  let presentation: ObjectIdentifier
  private let pass: Int
  private let update: Int
  private let count: LifeCycleCount
  private let taps: [ActionOrigin.Tap]
  private let time = ProcessTime.loop.now
  private let isSwiped: Bool

  init(of presentation: any Presentation, isSwiped: Bool, in graph: ViewGraph) {
    self.presentation = ObjectIdentifier(presentation)
    self.isSwiped = isSwiped
    pass = graph.passNumber
    update = graph.updateNumber
    count = graph.lifeCycle
    taps = graph.changingTaps
  }

  /// Returns whether the removed presentation would still be closing on a device.
  ///
  /// This is so in the same pass over the views, after an `onChange` that saw the change, and in a task of the tap that
  /// caused it, if no time has passed. The actions of `onDismiss` and `onDisappear` wait for the end of the way, and so
  /// may a task after them. A binding that follows a swipe waits as well.
  ///
  /// - Parameter graph: The views.
  /// - Returns: Whether the removal is still under way.
  func isUnderWay(in graph: ViewGraph) -> Bool {
    guard pass != graph.passNumber else { return true }
    guard !isSwiped else { return false }
    if update == graph.updateNumber { return graph.lifeCycle.hasOnlyChanges(since: count) }
    return time == ProcessTime.loop.now && graph.lifeCycle.others == count.others
      && taps.contains { graph.changingTaps.contains($0) }
  }
}
