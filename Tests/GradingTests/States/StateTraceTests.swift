import AppSession
import Grading
import SceneModel
import Testing

@Suite("The states of a check")
struct StateTraceTests {
  private func snapshot(_ titles: [String], route: String, text: String) -> Snapshot {
    var screens = titles.enumerated().map { index, title in
      Element(id: 10 + index, kind: .screen, label: title, name: "\(route)View", value: route)
    }
    screens[screens.count - 1].children = [
      Element(
        id: 50,
        kind: .list,
        children: [
          Element(id: 51, kind: .row, children: [Element(id: 52, kind: .text, label: text)])
        ]
      )
    ]
    let stack = Element(id: 2, kind: .navigationStack, path: [route], children: screens)
    return Snapshot(app: "App", window: Element(id: 1, kind: .window, children: [stack]))
  }

  private func trace(_ states: [(String?, Snapshot?)]) -> StateTrace {
    StateTrace(states.map { .init(command: $0.0, state: $0.1.map(AbstractState.init)) })
  }

  @Test("A state contains what can be seen and used, and not the code's names")
  func abstraction() {
    let one = AbstractState(snapshot(["List", "Sula"], route: ".island", text: "Pier"))
    #expect(
      one.text == """
        window
          navigationStack
            screen "List"
            screen "Sula"
              text "Pier"
        """
    )
    #expect(one == AbstractState(snapshot(["List", "Sula"], route: ".place(1)", text: "Pier")))
    #expect(one != AbstractState(snapshot(["List", "Sula"], route: ".island", text: "Port")))
    #expect(one != AbstractState(snapshot(["Sula"], route: ".island", text: "Pier")))
  }

  @Test("The first difference names the check, the step, the command and both states")
  func firstDifference() {
    let start = snapshot(["List"], route: "r", text: "Go")
    let right = snapshot(["List", "Sula"], route: "r", text: "Pier")
    let wrong = snapshot(["List", "Mora"], route: "r", text: "Pier")
    let solution = trace([(nil, start), ("tap \"Go\"", right), ("back", start)])

    let difference = trace([(nil, start), ("tap \"Go\"", wrong)])
      .firstDifference(from: solution, in: "goes")
    #expect(
      difference
        == StateDifference(
          check: "goes",
          step: 1,
          command: "tap \"Go\"",
          seen: AbstractState(wrong).text,
          expected: AbstractState(right).text
        )
    )
    #expect(solution.firstDifference(from: solution, in: "goes") == nil)
    #expect(trace([(nil, start)]).firstDifference(from: solution, in: "goes") == nil)
  }

  @Test("An app that ends has its own state")
  func end() {
    let start = snapshot(["List"], route: "r", text: "Go")
    let difference = trace([(nil, start), ("tap \"Go\"", nil)])
      .firstDifference(from: trace([(nil, start), ("tap \"Go\"", start)]), in: "goes")
    #expect(difference?.seen == "the app has ended")
  }

  @Test("The way in which an app ends is part of the mistake")
  func endings() {
    let right = trace([(nil, snapshot(["List"], route: "r", text: "Go"))])
    let seen = ["the app has crashed", "the app does not answer"].map { end in
      StateTrace([.init(command: nil, state: nil, end: end)]).firstDifference(
        from: right,
        in: "goes"
      )?.seen
    }
    #expect(seen == ["the app has crashed", "the app does not answer"])
  }
}
