import Course
import Synchronization

/// The walks through the solutions, created once for all submissions.
final class WalkPlans: Sendable {
  private let known = Mutex<[ItemName: WalkPlan]>([:])

  /// Returns the walks for an exercise, which are created on first use.
  func plan(for exercise: ItemName, make: () throws -> WalkPlan) rethrows -> WalkPlan {
    if let plan = known.withLock({ $0[exercise] }) { return plan }
    // Two that make it at the same moment make the same.
    let plan = try make()
    known.withLock { $0[exercise] = plan }
    return plan
  }
}
