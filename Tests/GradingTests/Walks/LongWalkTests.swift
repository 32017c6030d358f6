import AppBuilder
import AppSession
import Course
import Foundation
import SceneModel
import Testing

@testable import Grading

@Suite("The long walk", .serialized)
struct LongWalkTests {
  private let exercise: Exercise
  private let grader: Grader
  private let walks = Walks(seed: 7, count: 6)

  init() throws {
    let catalogue = Catalogue(path: BuiltProducts.repository)
    exercise = try catalogue.exercise(catalogue.exerciseName(for: "one-array"))
    let builder = try BuiltProducts.builder()
    grader = Grader(builder: builder, sandbox: SandboxSearch(for: builder), walks: walks)
  }

  private func plan(_ walks: Walks) throws -> WalkPlan {
    let solution = try grader.authorsApp(
      of: exercise,
      in: exercise.solution,
      files: ["App.swift"]
    )
    return walks.plan(through: solution, promise: WalkPromise(exercise.checks))
  }

  @Test("One walk is longer than any check, and takes only promised moves")
  func length() throws {
    let plan = try plan(walks)
    #expect(plan.walks.count == 6)
    let long = plan.walks.filter { $0.steps.count > walks.length }
    #expect(long.map(\.steps.count) == [Walks.longLength])
    #expect(long.first?.steps.allSatisfy(\.isPromised) == true)
    let longestCheck =
      exercise.checks.compactMap(\.script?.text)
      .map { $0.split(separator: "\n").count }.max() ?? 0
    #expect(Walks.longLength > longestCheck)
  }

  @Test("The long walk never climbs far up a stack")
  func depth() throws {
    let long = try #require(plan(walks).walks.first { $0.steps.count > walks.length })
    let depths = long.steps.map { $0.state.places.joined().split(separator: ">").count }
    #expect(depths.allSatisfy { $0 <= 12 }, "\(depths)")
  }

  @Test("If only a few walks are requested, the long walk comes in addition", arguments: [1, 2, 3])
  func few(count: Int) throws {
    let plan = try plan(Walks(seed: 7, count: count))
    #expect(plan.walks.count == count + 1)
    #expect(plan.walks.last?.steps.count == Walks.longLength)
  }

  @Test("The seed decides the purpose of each walk")
  func tasks() {
    let tasks = Walks.Tasks(seed: 11, walks: 6)
    #expect(tasks.question == 5 && tasks.idleTime == 0)
    #expect(tasks.length == 1 && tasks.links == 2)
    #expect(!tasks.isShared)
    #expect(Walks.Tasks(seed: .max, walks: 6).idleTime == 0)
    #expect(Walks.Tasks(seed: 3, walks: 3).isShared)
    #expect(Walks.Tasks(seed: 3, walks: 0).question == 0)
  }

  @Test("A move counts as repeated after two moves in a place that looked the same")
  func repeats() {
    func scene(_ text: String) -> Snapshot {
      let screen = Element(id: 2, kind: .screen, label: text)
      return Snapshot(app: "App", window: Element(id: 1, kind: .window, children: [screen]))
    }
    let promise = WalkPromise([])
    var walk = WalkPlan.Walk(
      date: 0,
      start: WalkState(scene("List"), promise),
      scene: AbstractState(scene("List")),
      steps: []
    )
    for (move, title) in [
      (WalkMove.opening("a://b"), "Boat"), (.back, "List"), (.opening("a://b"), "Boat"),
      (.back, "Sheet"), (.opening("a://b"), "List"), (.opening("a://b"), "Boat"), (.back, "List"),
    ] {
      walk.steps.append(WalkPlan.Step(move: move, to: scene(title), promise))
    }
    #expect(walk.steps.indices.filter(walk.repeats) == [5, 6])
    walk.steps.append(WalkPlan.Step(move: .opening("a://b"), to: scene("Boat"), promise))
    #expect(walk.repeats(7))
    walk.steps[7].isPromised = false
    #expect(!walk.repeats(7))
  }
}
