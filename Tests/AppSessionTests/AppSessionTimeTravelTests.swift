import AppSession
import Foundation
import SceneModel
import Testing

@Suite("AppSession in time")
struct AppSessionTimeTravelTests {
  @Test("a session goes to any step, back and forth, and keeps undone steps")
  func goesToSteps() {
    let session = AppSession.launched(.fake())
    for number in 1...5 { _ = session.perform(.push(.integer(number))) }
    let states = session.history.map(\.snapshot)

    #expect(session.go(to: .init(line: "main", count: 3)) == states[2].map(Outcome.done))
    #expect(session.go(to: .init(line: "main", count: 5)) == states[4].map(Outcome.done))
    #expect(session.go(to: .init(line: "main", count: 5)) == states[4].map(Outcome.done))
    #expect(session.undone.map(\.title) == ["push 5"])
    #expect(session.go(to: .init(line: "main", count: 0)) == states[0].map(Outcome.done))
    #expect(session.go(to: .init(line: "main", count: 99)) == states[5].map(Outcome.done))
    #expect(session.divergence == nil)
  }

  @Test("a session goes forward in the same process, and back in a new process")
  func processes() {
    let session = AppSession.launched(.fake())
    for number in 1...3 { _ = session.perform(.push(.integer(number))) }
    _ = session.undo(3)
    #expect(session.launchCount == 2)
    _ = session.redo()
    _ = session.go(to: .init(line: "main", count: 4))
    #expect(session.launchCount == 2)
  }

  @Test("a session goes to other lines and back, and keeps their later steps")
  func otherLines() {
    let session = AppSession.launched(.fake())
    _ = session.perform(.push(.integer(1)))
    _ = session.perform(.push(.integer(2)))
    session.setBookmark("two")
    _ = session.undo()
    _ = session.perform(.push(.integer(3)))

    #expect(session.timeline.place(named: "two") == .init(line: "line-1", count: 3))
    _ = session.go(to: .init(line: "line-1", count: 3))
    #expect(session.path == ["1", "2"])
    _ = session.go(to: .init(line: "main", count: 2))
    #expect(session.path == ["1"])
    #expect(session.undone.map(\.title) == ["push 3"])
    #expect(session.divergence == nil)
  }

  @Test("a session rejoins the start of a branch, with the steps that could be redone")
  func rejoins() {
    let session = AppSession.launched(.fake())
    for number in 1...3 { _ = session.perform(.push(.integer(number))) }
    _ = session.undo(2)
    session.branch("detour")
    _ = session.perform(.push(.integer(9)))
    #expect(session.path == ["1", "9"])
    #expect(session.timeline.origin() == .init(line: "main", count: 2))
    _ = session.go(to: .init(line: "main", count: 2))
    #expect(session.path == ["1"])
    _ = session.redo(2)
    #expect(session.path == ["1", "2", "3"])
    _ = session.go(to: .init(line: "detour", count: 3))
    #expect(session.path == ["1", "9"])
  }

  @Test("a session goes to a crash, past it, and back")
  func overCrash() {
    let session = AppSession.launched(.fake("removeLast"))
    _ = session.perform(.push(.integer(1)))
    let crash = session.perform(.tap(element: 1))
    _ = session.relaunch()
    _ = session.perform(.push(.integer(2)))
    #expect(session.history.count == 5)

    #expect(session.go(to: .init(line: "main", count: 3)) == crash)
    #expect(session.snapshot == nil)
    #expect(session.undone.count == 2)
    _ = session.redo()
    #expect(session.path == [])
    _ = session.go(to: .init(line: "main", count: 2))
    #expect(session.path == ["1"])
    _ = session.go(to: .init(line: "main", count: 5))
    #expect(session.path == ["2"])
    #expect(session.undo(3) == session.history[1].snapshot.map(Outcome.done))
    #expect(session.divergence == nil)
  }

  @Test("many steps are repeated in one request, with exactly the same result")
  func manySteps() {
    let session = AppSession.launched(.fake())
    for number in 1...600 {
      _ = session.perform(number % 3 == 0 ? .pop(count: 1) : .push(.integer(number)))
    }
    let states = session.history.map(\.snapshot)
    let ids = session.history.map(\.id)
    #expect(session.undo(10) == states[590].map(Outcome.done))
    #expect(session.history.map(\.snapshot) == Array(states.prefix(591)))
    #expect(session.redo(10) == states[600].map(Outcome.done))
    #expect(session.history.map(\.id) == ids)
    #expect(session.divergence == nil)
  }

  @Test("the first of many steps that diverges is named, and its result is kept")
  func divergenceAmongMany() throws {
    let session = AppSession.launched(.fake("random"))
    for number in 1...4 { _ = session.perform(.push(.integer(number))) }
    for _ in 1...3 { _ = session.perform(.tap(element: 1)) }
    _ = session.perform(.pop(count: 1))
    let old = session.history.map(\.snapshot)
    let outcome = session.undo()
    #expect(try #require(session.divergence).step == 5)
    #expect(outcome == session.snapshot.map(Outcome.done))
    #expect(session.history.count == 8)
    let new = session.history.map(\.snapshot)
    #expect(Array(new.prefix(5)) == Array(old.prefix(5)))
    #expect(zip(new, old).dropFirst(5).allSatisfy { $0 != $1 })
    #expect(new.last == session.snapshot)
  }

  @Test("the output of a repeated step is attributed to that step")
  func printing() {
    let session = AppSession.launched(.fake("print"))
    for number in 1...3 {
      _ = session.perform(.push(.integer(number)))
      _ = session.perform(.tap(element: 1))
    }
    _ = session.perform(.pop(count: 1))
    let lines = session.console.lines
    #expect(lines.map(\.step) == [2, 4, 6])
    _ = session.undo()
    #expect(session.console.lines == lines)
  }

  @Test("a repeated launch gets the date and random numbers of the first launch")
  func moments() {
    let session = AppSession(launch: .fake(), startDate: 1000)
    _ = session.launch()
    _ = session.perform(.push(.integer(1)))
    _ = session.relaunch()
    _ = session.launch()
    let moments = session.history.compactMap { step -> LaunchMoment? in
      if case .launch(_, _, let moment) = step.action { moment } else { nil }
    }
    #expect(moments.map(\.number) == [0, 1, 2])
    #expect(moments.map(\.date) == [1000, 1000, 1000])
    let actions = session.history.map(\.action)
    _ = session.undo(2)
    _ = session.redo(2)
    #expect(session.history.map(\.action) == actions)
  }

  @Test("an app that crashes only sometimes loses no step")
  func crashesSometimes() throws {
    let chances = FileManager.default.temporaryDirectory
      .appending(path: "navlab-\(UUID().uuidString)")
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: chances) } }
    var launch = AppLaunch.fake("sometimes")
    launch.environment = ["CHANCES": chances.path]
    let session = AppSession(launch: launch)
    repeat {
      _ = session.launch()
      _ = session.perform(.push(.integer(1)))
    } while session.perform(.tap(element: 1)).ending != nil
    let start = session.history.count - 3
    _ = session.perform(.push(.integer(2)))
    _ = session.perform(.push(.integer(3)))
    let titles = session.history.map(\.title)
    let ids = session.history.map(\.id)
    var crashes = 0
    for number in 0..<20 {
      // The way back to the step before begins with a new process; the way on does not.
      let count = start + 4 + number % 2
      let outcome = session.go(to: .init(line: "main", count: count))
      #expect(session.history.map(\.title) + session.undone.reversed().map(\.title) == titles)
      #expect(session.history.map(\.id) + session.undone.reversed().map(\.id) == ids)
      if outcome.ending == nil {
        #expect(session.path == ["1", "2", "3"].dropLast(start + 5 - count))
      } else {
        crashes += 1
        #expect(session.history.count == start + 3)
      }
    }
    #expect((1..<20).contains(crashes))
  }

  @Test("an interrupted repetition loses no step and can be repeated")
  func interrupted() throws {
    let gate = try AppGate()
    let session = AppSession.launched(gate.launch)
    for _ in 1...3 { _ = session.perform(.tap(element: 1)) }
    let state = session.snapshot
    _ = session.perform(.push(.integer(1)))
    let interruption = session.interruption
    try gate.close(after: 1)
    // A thread and not a task: tasks wait while other tests block theirs.
    Thread.detachNewThread {
      if gate.isReached() { interruption.request() }
    }
    #expect(session.undo() == .ended(.interrupted))
    #expect(session.history.count + session.undone.count == 5)
    #expect(session.undone.allSatisfy { $0.ending == nil })
    try gate.open()
    #expect(session.go(to: .init(line: "main", count: 4)) == state.map(Outcome.done))
    #expect(session.divergence == nil)
  }
}
