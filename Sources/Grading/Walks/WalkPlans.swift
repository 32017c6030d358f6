import Course
import Synchronization

/// A cache of the walks through the solutions, shared by all submissions.
final class WalkPlans: Sendable {
  /// A slot that holds the walks of one exercise once they have been created.
  private final class Slot: Sendable {
    let plan = Mutex<WalkPlan?>(nil)
  }

  private let slots = Mutex<[ItemName: Slot]>([:])

  /// Returns the walks for an exercise, creating them on first use.
  ///
  /// Creating them takes longer than judging a submission, so other threads that need them wait.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - make: A closure that makes the walks.
  /// - Returns: The walks.
  /// - Throws: The error of `make`; the next call tries again.
  func plan(for exercise: ItemName, make: () throws -> WalkPlan) throws -> WalkPlan {
    let slot = slots.withLock { slots in
      let slot = slots[exercise] ?? Slot()
      slots[exercise] = slot
      return slot
    }
    return try slot.plan.withLock { known in
      if let known { return known }
      let plan = try make()
      known = plan
      return plan
    }
  }
}
