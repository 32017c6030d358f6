import SceneModel
import SceneText
import Script

/// Notices objects that are still there after their screen has gone, one more each time.
struct LeakOracle: Oracle {
  /// The numbers of objects, by class, each time after the same screen was left.
  private var counts: [String: [[String: Int]]] = [:]

  private static let visits = 3

  mutating func see(_ step: ExploredStep) -> [Suspicion] {
    if step.word == "launch" || step.word == "relaunch" { counts = [:] }
    guard step.word == "back" || step.word == "dismiss", let before = step.before,
      let after = step.after, after.presentations == 0, (after.visibleStack?.depth ?? 0) == 0
    else { return [] }
    let key = "\(before.visibleStack?.route ?? []) \(before.placeWords)"
    let now = Dictionary(after.objects.map { ($0.type, 1) }, uniquingKeysWith: +)
    counts[key, default: []].append(now)
    guard let visits = counts[key], visits.count >= Self.visits else { return [] }
    let last = Array(visits.suffix(Self.visits))
    return now.keys.sorted().filter { type in
      zip(last, last.dropFirst()).allSatisfy { $0[type] ?? 0 < $1[type] ?? 0 }
    }.map { type in
      Suspicion(
        kind: .leak,
        subject: type,
        message:
          "An object of class \(type) stays behind each time '\(before.placeWords)' is left: there are \(now[type] ?? 0) by "
          + "now. Something still holds it, such as a closure or a task that it has started itself: capture self weakly, "
          + "or cancel the task."
      )
    }
  }
}
