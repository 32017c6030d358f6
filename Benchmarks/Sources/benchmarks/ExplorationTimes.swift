import Foundation

/// The exploration of the tour, with the search for the shortest scripts, once the app is built.
struct ExplorationTimes {
  var laboratory: Laboratory

  /// Makes 10,000 steps on two threads.
  func measure() throws -> [Measurement] {
    // The app is compiled before anything is measured.
    _ = try explore(steps: 10)
    let all = try explore(steps: 10_000)
    return [
      Measurement(
        subject: "exploration of the tour, 10,000 steps",
        sample: Sample([all.seconds]),
        target: .median(10)
      ),
      Measurement(
        subject: "the processor's time of it, which other work on the machine hardly changes",
        sample: Sample([all.processorSeconds]),
        target: .median(20)
      ),
    ]
  }

  private func explore(steps: Int) throws -> MeasuredChild {
    let words = ["explore", laboratory.tour.path, "--steps", "\(steps)", "--jobs", "2"]
    let child = try MeasuredChild(laboratory.program.path, words)
    // 1 says that something was found.
    guard [0, 1].contains(child.status) else {
      throw Laboratory.Failure(description: "navlab \(words) ended with \(child.status)")
    }
    return child
  }
}
