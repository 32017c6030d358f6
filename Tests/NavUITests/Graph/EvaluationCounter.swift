/// Counts how often the bodies of views are evaluated, by name.
@MainActor
final class EvaluationCounter {
  private(set) var counts: [String: Int] = [:]

  func count(_ name: String) {
    counts[name, default: 0] += 1
  }

  func reset() {
    counts = [:]
  }
}
