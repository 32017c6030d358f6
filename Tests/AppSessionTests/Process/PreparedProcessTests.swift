import AppSession
import SceneModel
import Testing

@Suite("A prepared process")
struct PreparedProcessTests {
  /// A launch that a process can be prepared for, with folders that a prepared process is not told.
  private var launch: AppLaunch {
    var launch = AppLaunch.fake("environment")
    launch.library = "/runtime/library"
    launch.libraryFolders = ["/runtime"]
    return launch
  }

  private func prepare(for launch: AppLaunch) -> PreparedProcess? {
    var launch = launch
    launch.image = ""
    launch.libraryFolders = []
    return PreparedProcess(for: launch)
  }

  /// Returns the folders in which the running app was to look for libraries.
  private func folders(in session: AppSession) -> String? {
    _ = session.perform(.tap(element: 1))
    let mark = "LD_LIBRARY_PATH="
    let line = session.console.lines.last { $0.text.hasPrefix(mark) }
    return line.map { String($0.text.dropFirst(mark.count)) }
  }

  @Test("a prepared process becomes the app only of its first matching launch")
  func firstLaunch() {
    let session = AppSession(launch: launch, prepared: prepare(for: launch))
    _ = session.launch()
    #expect(session.snapshot?.app == "Fake")
    #expect(folders(in: session) == "")
    _ = session.undo()
    #expect(session.snapshot?.app == "Fake")
    #expect(folders(in: session) == "/runtime")
  }

  @Test("a process is ready for the next launch after a session goes back in time")
  func nextLaunches() {
    var launch = launch
    launch.environment = ["EXTRA": "1"]
    let session = AppSession.launched(launch)
    for number in 1...40 { _ = session.perform(.push(.integer(number))) }
    let states = session.history.map(\.snapshot)
    for count in 1...5 {
      #expect(session.undo(count) == states[40 - count].map(Outcome.done))
      #expect(session.redo(count) == states[40].map(Outcome.done))
    }
    #expect(session.divergence == nil)
  }

  @Test("a launch with other limits, options or variables does not use the process")
  func otherLaunches() {
    var others = [launch, launch, launch]
    others[0].limits.processorSeconds += 1
    others[1].options = ["--seccomp", "strict"]
    others[2].environment = ["EXTRA": "1"]
    for other in others {
      let session = AppSession(launch: other, prepared: prepare(for: launch))
      _ = session.launch()
      #expect(folders(in: session) == "/runtime")
    }
  }

  @Test("no process is prepared without a runtime or a launcher")
  func none() {
    var bare = launch
    bare.library = nil
    #expect(prepare(for: bare) == nil)
    var lost = launch
    lost.launcher = "/nowhere/navbox"
    #expect(prepare(for: lost) == nil)
  }

  @Test("an early end of the app ends the launch, with the app's message")
  func failure() {
    var broken = launch
    broken.image = "/images/unloadable"
    let session = AppSession(launch: broken, prepared: prepare(for: broken))
    let expected = Ending.launchFailure("cannot load the app: there is no unloadable")
    #expect(session.launch() == .ended(expected))
  }
}
