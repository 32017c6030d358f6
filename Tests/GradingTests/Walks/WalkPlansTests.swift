import Course
import Dispatch
import Synchronization
import Testing

@testable import Grading

@Suite("The walks of a class")
struct WalkPlansTests {
  private struct Refusal: Error {}

  private let plan = WalkPlan(promise: WalkPromise([]), walks: [])

  @Test("Many threads that need the walks at once wait for one plan")
  func once() throws {
    let plans = WalkPlans()
    let exercise = try BatchExercises.exercise("broken").id
    let made = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      let plan = try? plans.plan(for: exercise) {
        made.add(1, ordering: .relaxed)
        return self.plan
      }
      #expect(plan == self.plan)
    }
    #expect(made.load(ordering: .relaxed) == 1)
  }

  @Test("A thread that cannot plan the walks leaves the task to the next thread")
  func failures() throws {
    let plans = WalkPlans()
    let exercise = try BatchExercises.exercise("broken").id
    #expect(throws: Refusal.self) { try plans.plan(for: exercise) { throw Refusal() } }
    #expect(try plans.plan(for: exercise) { plan } == plan)
  }

  @Test("Each exercise has its own walks")
  func exercises() throws {
    let plans = WalkPlans()
    var other = plan
    other.isWhole = false
    _ = try plans.plan(for: BatchExercises.exercise("broken").id) { plan }
    #expect(try plans.plan(for: BatchExercises.exercise("good").id) { other } == other)
  }
}
