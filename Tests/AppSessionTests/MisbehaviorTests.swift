import AppSession
import Glibc
import SceneModel
import Testing

@Suite("Apps that misbehave")
struct MisbehaviorTests {
  static let endings: [String: Ending] = [
    "abort": .signal("SIGABRT"),
    "access": .trap(
      message: "Simultaneous accesses to one variable, but modification requires exclusive access"
    ),
    "cast": .trap(
      message: "Could not cast value of type 'Swift.Int' to 'Swift.String'."
    ),
    "closeChannel": .protocolError("it closed the channel to NavLab"),
    "exit0": .exit(code: 0),
    "exit3": .exit(code: 3),
    "forge": .exit(code: 0),
    "garbage": .protocolError("it is not a message: it does not begin as a message does"),
    "hugeReply": .protocolError("a message is longer than 16777216 bytes"),
    "index": .trap(message: "Index out of range"),
    "leaveChild": .signal("SIGABRT"),
    "noWindow": .protocolError("its snapshot does not begin with a window"),
    "oldVersion": .protocolError("a message has version 0 of the protocol instead of 2"),
    "overflow": .trap(message: nil),
    "removeLast": .trap(
      message: "Can't remove more items from a collection than it contains"
    ),
    "scrambled": .protocolError("it is not a message: a number is out of range"),
    "segmentationFault": .signal("SIGSEGV"),
    "signal": .signal("SIGXCPU"),
    "stackOverflow": .signal("SIGSEGV"),
    "wrongNumber": .protocolError("it sent a reply to a different request"),
  ]

  @Test("A tap that ends the app is diagnosed", arguments: endings)
  func tap(name: String, ending: Ending) {
    let session = AppSession.launched(.fake(name))
    #expect(session.snapshot?.app == "Fake")

    let outcome = session.perform(.tap(element: 1))

    #expect(outcome == .ended(ending))
    #expect(session.ending == ending)
    #expect(session.snapshot == nil)
    #expect(session.history.map(\.title) == ["launch", #"tap "Go""#])
    #expect(session.history.last?.ending == ending)
    #expect(session.perform(.look) == .ended(ending))
    #expect(session.history.count == 2)
  }

  @Test("A launch that ends the app is diagnosed", arguments: endings)
  func launch(name: String, ending: Ending) {
    let session = AppSession(launch: .fake("launch-\(name)"))
    #expect(session.launch() == .ended(ending))
    #expect(session.undo() == .ended(ending))
    #expect(session.history.map(\.ending) == [ending])
  }

  @Test("A crash message and its place in the learner's code are found")
  func fatal() {
    let session = AppSession.launched(.fake("fatal"))
    let ending = session.perform(.tap(element: 1)).ending
    guard case .trap("the shelf is empty", let place?) = ending, place.file == "Misbehavior.swift"
    else {
      Issue.record("\(String(describing: ending))")
      return
    }
    #expect(place.line > 40)
  }

  @Test("The console of a crash shows Swift's message but no addresses")
  func consoleOfCrash() {
    let session = AppSession.launched(.fake("fatal"))
    _ = session.perform(.tap(element: 1))
    let texts = session.console.lines.map(\.text)
    #expect(texts.count == 1)
    #expect(texts.first?.hasSuffix("Fatal error: the shelf is empty") == true)
  }

  @Test("A loop is stopped at the limit", arguments: ["loop", "hang", "halfReply"])
  func loop(name: String) {
    let session = AppSession.launched(.fake(name, seconds: 1))
    #expect(session.perform(.tap(element: 1)) == .ended(.timeout(seconds: 1)))
  }

  @Test("An endless flood of output is stopped at the limit, counted and cut")
  func flood() {
    let session = AppSession.launched(.fake("flood", seconds: 1))
    let ending = session.perform(.tap(element: 1)).ending
    guard case .flood(let bytes, 1) = ending else {
      Issue.record("\(String(describing: ending))")
      return
    }
    #expect(bytes > 1 << 20)
    #expect(session.console.byteCount >= bytes)
    let kept = session.console.byteCount - session.console.droppedBytes
    #expect((1 << 20...3 << 20).contains(kept))
  }

  @Test("An app that prints 100 MB keeps working")
  func much() {
    let session = AppSession.launched(.fake("much"))
    _ = session.perform(.tap(element: 1))
    #expect(session.taps == "1 taps")
    #expect(session.console.byteCount == 100_000_000)
    #expect(session.console.droppedBytes > 90_000_000)
    #expect(session.console.lines.first?.text.prefix(5) == "00000")
    #expect(session.console.lines.last?.text.prefix(5) == "99999")
  }

  @Test("A second reply is noticed, at once or at the next action")
  func twice() {
    let ending = Ending.protocolError("it sent a reply that NavLab did not request")
    for name in ["twice", "twiceLater"] {
      let session = AppSession.launched(.fake(name))
      let first = session.perform(.tap(element: 1))
      if first.ending == nil {
        #expect(
          Patience.wait { session.console.lines.contains { $0.text == "said twice" } }
        )
      }
      #expect((first.ending ?? session.perform(.look).ending) == ending)
    }
  }

  @Test("A launcher that fails gives the reason", arguments: ["unloadable"])
  func unloadable(name: String) {
    let session = AppSession(launch: .fake(name))
    let ending = Ending.launchFailure("cannot load the app: there is no unloadable")
    #expect(session.launch() == .ended(ending))
  }

  @Test("A launcher that is missing is named")
  func missing() {
    let launch = AppLaunch(launcher: "/nowhere/navbox", image: "/images/none")
    let session = AppSession(launch: launch)
    let ending = Ending.launchFailure("/nowhere/navbox: No such file or directory")
    #expect(session.launch() == .ended(ending))
    #expect(session.ending == ending)
    #expect(session.perform(.look) == .ended(ending))
  }
}
