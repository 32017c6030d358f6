import AppSession
import Foundation
import SceneModel
import Testing

@Suite("AppSession")
struct AppSessionTests {
  @Test("An app answers a launch and actions, and refuses an impossible action")
  func actions() {
    let session = AppSession(launch: .fake(), startDate: 7)
    #expect(session.perform(.look) == .ended(.launchFailure("it has not been launched yet")))
    #expect(session.snapshot == nil)
    #expect(session.ending == nil)

    let launched = session.launch(url: "fake://start")
    #expect(session.path == ["fake://start"])
    #expect(launched == session.snapshot.map(Outcome.done))
    _ = session.perform(.push(.member("detail", [])), title: "push it")
    #expect(session.path == ["fake://start", ".detail"])

    let before = session.snapshot
    let refused = session.perform(.dismiss)
    #expect(refused == before.map { .refused("A fake app cannot do that.", $0) })
    #expect(session.perform(.look) == before.map(Outcome.done))
    #expect(session.history.map(\.title) == ["launch fake://start", "push it"])
    #expect(
      session.history.map(\.action) == [
        .launch(url: "fake://start", moment: LaunchMoment(date: 7)), .push(.member("detail", [])),
      ]
    )
    #expect(session.history.last?.snapshot == before)
  }

  @Test("Titles are the text that a person reads on an element")
  func titles() {
    let session = AppSession.launched(.fake())
    for action in [
      .tap(element: 1), .tap(element: 99), .type(element: 3, text: "a \"b\""), .push(.integer(1)),
      .pop(count: 1), .push(.null), .push(.null), .pop(count: 2),
    ] as [Action] {
      _ = session.perform(action)
    }
    let titles = [
      "launch", #"tap "Go""#, "tap element 99", #"type "a \"b\"" into "Name""#, "push 1", "pop",
      "push nil", "push nil", "pop 2",
    ]
    #expect(session.history.map(\.title) == titles)
  }

  @Test("Undo goes back, and redo goes forward again")
  func undoRedo() {
    let session = AppSession.launched(.fake())
    for number in 1...4 { _ = session.perform(.push(.integer(number))) }
    let states = session.history.map(\.snapshot)

    #expect(session.undo() == states[3].map(Outcome.done))
    #expect(session.undo(2) == states[1].map(Outcome.done))
    #expect(session.path == ["1"])
    #expect(session.history.count == 2)
    #expect(session.undone.map(\.title) == ["push 4", "push 3", "push 2"])

    #expect(session.redo() == states[2].map(Outcome.done))
    #expect(session.redo(7) == states[4].map(Outcome.done))
    #expect(session.path == ["1", "2", "3", "4"])
    #expect(session.redo() == states[4].map { .refused("There is nothing to redo.", $0) })

    #expect(session.undo(99) == states[0].map(Outcome.done))
    #expect(session.undo() == states[0].map { .refused("There is nothing to undo.", $0) })
    #expect(session.divergence == nil)
  }

  @Test("A new step discards undone steps; looking and refusals do not")
  func forgetting() {
    let session = AppSession.launched(.fake())
    _ = session.perform(.push(.integer(1)))
    _ = session.undo()
    _ = session.perform(.look)
    _ = session.perform(.dismiss)
    #expect(session.undone.count == 1)
    _ = session.perform(.push(.integer(2)))
    #expect(session.undone.isEmpty)
    #expect(session.path == ["2"])
  }

  @Test("Undo after a crash drops the step that crashed, and the session continues")
  func undoCrash() {
    let session = AppSession.launched(.fake("removeLast"))
    _ = session.perform(.push(.integer(1)))
    let before = session.snapshot
    #expect(session.perform(.tap(element: 1)).ending != nil)

    #expect(session.undo() == before.map(Outcome.done))
    #expect(session.ending == nil)
    _ = session.perform(.push(.integer(2)))
    #expect(session.path == ["1", "2"])
    #expect(session.history.map(\.title) == ["launch", "push 1", "push 2"])
  }

  @Test("Redoing a step that crashed crashes again")
  func redoCrash() {
    let session = AppSession.launched(.fake("removeLast"))
    let first = session.perform(.tap(element: 1))
    _ = session.undo()
    #expect(session.redo() == first)
    #expect(session.divergence == nil)
    #expect(session.history.count == 2)
    #expect(session.redo() == first)
    #expect(session.history.count == 2)
  }

  @Test("Relaunch starts afresh, counts as a step and can be undone")
  func relaunch() {
    let session = AppSession.launched(.fake("print"))
    _ = session.perform(.tap(element: 1))
    #expect(session.console.lines == [.init(step: 1, text: "tapped")])
    _ = session.relaunch(url: "fake://again")
    #expect(session.taps == "0 taps")
    #expect(session.path == ["fake://again"])
    #expect(session.console.lines.isEmpty)
    _ = session.perform(.push(.integer(1)))
    let titles = ["launch", #"tap "Go""#, "relaunch fake://again", "push 1"]
    #expect(session.history.map(\.title) == titles)

    _ = session.undo()
    #expect(session.path == ["fake://again"])
    #expect(session.history.count == 3)
    _ = session.undo()
    #expect(session.taps == "1 taps")
    #expect(session.path == [])
    #expect(session.console.lines == [.init(step: 1, text: "tapped")])
    _ = session.redo(2)
    #expect(session.path == ["fake://again", "1"])
    #expect(session.history.map(\.title) == titles)
  }

  @Test("Relaunch works after a crash")
  func relaunchAfterCrash() {
    let session = AppSession.launched(.fake("exit3"))
    _ = session.perform(.tap(element: 1))
    #expect(session.ending == .exit(code: 3))
    _ = session.relaunch()
    #expect(session.ending == nil)
    #expect(session.taps == "0 taps")
  }

  @Test("An app that crashes on its way into the background during a relaunch has ended")
  func crashOnTheWayOut() {
    let session = AppSession.launched(.fake("abortLeave"))
    _ = session.perform(.tap(element: 1))
    #expect(session.relaunch() == .ended(.signal("SIGABRT")))
    #expect(session.snapshot == nil)
    #expect(session.perform(.tap(element: 1)) == .ended(.signal("SIGABRT")))
    #expect(session.history.map(\.title) == ["launch", #"tap "Go""#, "relaunch"])
    _ = session.undo()
    #expect(session.taps == "1 taps")
    _ = session.redo()
    #expect(session.relaunch().ending == nil)
    #expect(session.taps == "0 taps")
  }

  @Test("An app that behaves differently when repeated is reported")
  func divergence() throws {
    let session = AppSession.launched(.fake("random"))
    _ = session.perform(.tap(element: 1))
    let first = session.taps
    _ = session.perform(.push(.integer(1)))
    let outcome = session.undo()
    #expect(session.taps != first)
    let divergence = try #require(session.divergence)
    #expect(divergence.step == 1)
    #expect(divergence.repeated == outcome)
    #expect(
      divergence.description == """
        The app behaved differently: step 1, tap "Go", led to a different state this time. The \
        cause may be something outside NavLab's control: files, the network, or work on other threads.
        """
    )
    #expect(session.history.last?.snapshot == session.snapshot)
    _ = session.perform(.look)
    #expect(session.divergence == nil)
  }

  @Test("A request of several megabytes arrives")
  func largeRequest() {
    let session = AppSession.launched(.fake())
    let text = String(repeating: "abcdefgh", count: 1 << 19)
    _ = session.perform(.type(element: 3, text: text))
    let screen = session.snapshot?.visibleStack?.children.first
    #expect(screen?.children.last?.value == "4194304 characters")
  }

  @Test("A request that is too large is refused, and the app continues")
  func hugeRequest() {
    let session = AppSession.launched(.fake())
    let text = String(repeating: "a", count: 17 << 20)
    let outcome = session.perform(.type(element: 3, text: text))
    let reason =
      "An app cannot receive this much in one message: a message is longer than 16777216 bytes."
    #expect(outcome == session.snapshot.map { .refused(reason, $0) })
    #expect(session.perform(.look).ending == nil)
  }

  @Test("An interruption from another thread stops a loop, but no later action")
  func interrupt() throws {
    let gate = try AppGate()
    let session = AppSession.launched(gate.launch)
    let interruption = session.interruption
    session.interrupt()
    #expect(session.perform(.look).ending == nil)
    try gate.close(after: 0)
    // A thread and not a task: tasks wait while other tests block theirs.
    Thread.detachNewThread {
      if gate.isReached() { interruption.request() }
    }
    #expect(session.perform(.tap(element: 1)) == .ended(.interrupted))
    #expect(session.undo() == session.history[0].snapshot.map(Outcome.done))
  }

  @Test("An interruption between two actions does not stop a relaunch")
  func lateInterruption() {
    let session = AppSession.launched(.fake("slowLeave"))
    session.interrupt()
    #expect(session.relaunch().ending == nil)
    #expect(session.history.map(\.title) == ["launch", "relaunch"])
  }

  @Test("An app leaves nothing behind when its session ends")
  func cleanUp() throws {
    var session: AppSession? = .launched(.fake("environment"))
    _ = session?.perform(.tap(element: 1))
    let process = try #require(session?.number(after: "pid "))
    #expect(Self.isRunning(process))
    session = nil
    #expect(!Self.isRunning(process))
  }

  @Test("A program that an app started ends with the app")
  func child() throws {
    let session = AppSession.launched(.fake("leaveChild"))
    #expect(session.perform(.tap(element: 1)) == .ended(.signal("SIGABRT")))
    let child = try #require(session.number(after: "child "))
    #expect(Patience.wait { !Self.isRunning(child) })
  }

  /// Whether a process exists and is more than an entry that nobody has collected.
  private static func isRunning(_ process: Int) -> Bool {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else {
      return false
    }
    return status.split(separator: ")").last?.hasPrefix(" Z") == false
  }

  @Test("A closed session does nothing and can be launched again")
  func close() {
    let session = AppSession.launched(.fake())
    session.close()
    #expect(session.snapshot == nil)
    #expect(session.perform(.look) == .ended(.launchFailure("it has not been launched yet")))
    _ = session.launch()
    #expect(session.snapshot?.app == "Fake")
  }

  @Test("An app sees the usual environment of apps, and nothing of NavLab's")
  func environment() {
    var launch = AppLaunch.fake("environment")
    launch.libraryFolders = ["/a", "/b"]
    launch.environment = ["TZ": "Asia/Tokyo", "EXTRA": "1"]
    let session = AppSession.launched(launch)
    _ = session.perform(.tap(element: 1))
    let variables = session.console.lines.map(\.text).filter { !$0.hasPrefix("pid ") }
    let home = variables.first?.split(separator: "=").last.map(String.init) ?? ""
    let expected = [
      "CFFIXED_USER_HOME=HOME", "EXTRA=1", "HOME=/dev/null", "LANG=C.UTF-8",
      "LD_LIBRARY_PATH=/a:/b", "NAVLAB_BUNDLES=LENT/bundles", "SWIFT_BACKTRACE=enable=no",
      "SWIFT_DETERMINISTIC_HASHING=1",
      "TMPDIR=HOME/tmp", "TZ=Asia/Tokyo", "XDG_CACHE_HOME=HOME/Library/Caches",
      "XDG_DATA_HOME=HOME/Library/Application Support",
    ]
    let loans = (home as NSString).deletingLastPathComponent + "/lent"
    #expect(
      variables.map { $0.replacing(home, with: "HOME").replacing(loans, with: "LENT") } == expected
    )
  }
}

extension AppSession {
  /// The number in the first line of the console that begins with a word.
  fileprivate func number(after word: String) -> Int? {
    console.lines.first { $0.text.hasPrefix(word) }.flatMap { Int($0.text.dropFirst(word.count)) }
  }
}
