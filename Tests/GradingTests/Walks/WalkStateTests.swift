import Course
import SceneModel
import Testing

@testable import Grading

@Suite("The compared state of two apps on a walk")
struct WalkStateTests {
  private func promise(_ lines: String..., goals: [Goal] = []) -> WalkPromise {
    let script = CheckScript(name: "a", text: lines.joined(separator: "\n"), line: 1)
    let method =
      goals.isEmpty
      ? Exercise.Check.Method.script(script) : .goal(GoalRule(goals: goals), after: script)
    return WalkPromise([Exercise.Check(name: "a", title: "", points: 1, method: method)])
  }

  private func state(
    _ promise: WalkPromise,
    titles: [String] = ["Boats"],
    text: String = "By the water",
    over: [Element] = []
  ) -> WalkState {
    let screens = titles.enumerated().map { index, title in
      Element(
        id: 10 + index,
        kind: .screen,
        label: title,
        children: [Element(id: 20 + index, kind: .text, label: text)]
      )
    }
    let stack = Element(id: 2, kind: .navigationStack, children: screens)
    let window = Element(id: 1, kind: .window, children: [stack] + over)
    return WalkState(Snapshot(app: "App", window: window), promise)
  }

  private func over(_ kind: Element.Kind, _ title: String, inStack: Bool = false) -> Element {
    let page = Element(id: 41, kind: .screen, label: title)
    let content = inStack ? Element(id: 42, kind: .navigationStack, children: [page]) : page
    return Element(id: 40, kind: kind, children: [content])
  }

  @Test("Labels, titles, tabs, texts and presentations that checks name are promised")
  func promises() {
    let promise = promise(
      "tap \"Kayak\" # and no more",
      "  tab Hire",
      "expect not screen \"Boats\"",
      "expect sheet",
      "expect text \"Two hours\"",
      "tap Canoe",
      "# tap \"Raft\"",
      goals: [
        Goal(tab: "Map", screens: ["Shore", "_"], presented: [.init(.alert, screens: ["Sure?"])])
      ]
    )
    #expect(promise.labels == ["Kayak", "Canoe"])
    #expect(promise.titles == ["Boats", "Shore", "Sure?"])
    #expect(promise.tabs == ["Hire", "Map"])
    #expect(promise.texts == ["Two hours"])
    #expect(promise.presentations == [.sheet, .alert])
  }

  @Test("A title that no check names is free, but the number of screens is not")
  func titles() {
    let promise = promise("expect screen \"Boats\"")
    let two = state(promise, titles: ["Boats", "Kayak"])
    #expect(two.keeps(state(promise, titles: ["Boats", "The kayak"])))
    #expect(!two.keeps(state(promise, titles: ["Boats"])))
    #expect(!two.keeps(state(promise, titles: ["Ships", "Kayak"])))
  }

  @Test("A text that a check expects must exist; other and additional texts are free")
  func texts() {
    let promise = promise("expect text \"Two hours\"")
    #expect(!state(promise).keeps(state(promise, text: "Two hours")))
    #expect(state(promise, text: "Two hours").keeps(state(promise)))
    #expect(state(promise, text: "Behind the house").keeps(state(promise)))
  }

  @Test("A partial text that a check expects must be in some text")
  func parts() {
    let promise = promise("expect text containing \"hours\"", "expect not text containing left")
    #expect(promise.texts == [])
    #expect(promise.fragments == ["hours", "left"])
    #expect(!state(promise).keeps(state(promise, text: "Two hours")))
    #expect(state(promise, text: "Three hours").keeps(state(promise, text: "Two hours")))
    #expect(state(promise, text: "None left").texts == ["…left…"])
  }

  @Test("An app that shows several answers at once gives none of them")
  func counts() {
    let promise = promise("expect text \"2 of 3 boats\"", "expect text \"1 of 3 boats\"")
    let rivals = RivalTexts(
      among: promise.texts,
      shownTogether: [["1 of 3 boats"], ["2 of 3 boats"]]
    )
    let right = state(promise, text: "1 of 3 boats")
    let note = Element(id: 30, kind: .text, label: "2 of 3 boats")
    let page = Element(
      id: 10,
      kind: .screen,
      label: "Boats",
      children: [Element(id: 20, kind: .text, label: "1 of 3 boats"), note]
    )
    let stack = Element(id: 2, kind: .navigationStack, children: [page])
    let window = Element(id: 1, kind: .window, children: [stack])
    let both = WalkState(Snapshot(app: "App", window: window), promise)
    #expect(right.keeps(right, rivals))
    #expect(!both.keeps(right, rivals))
    #expect(both.keeps(both, rivals))
    #expect(
      both.difference(from: right, rivals)
        == "shows \"2 of 3 boats\" beside \"1 of 3 boats\"; the solution shows only the second of these texts"
    )
    // Where the solution counts nothing, a count is as free as any other text.
    #expect(both.keeps(state(promise), rivals))
  }

  @Test("A presentation counts, and its kind counts if a check names it")
  func presentations() {
    let named = promise("expect sheet \"Rules\"")
    let free = promise("tap \"Rules\"")
    let sheet = over(.sheet, "Rules")
    #expect(!state(free).keeps(state(free, over: [sheet])))
    #expect(state(free, over: [over(.alert, "?")]).keeps(state(free, over: [sheet])))
    #expect(state(named, over: [over(.popover, "Rules")]).keeps(state(named, over: [sheet])))
    #expect(
      state(named, over: [over(.sheet, "Rules", inStack: true)]).keeps(state(named, over: [sheet]))
    )
    #expect(!state(named, over: [over(.sheet, "Law")]).keeps(state(named, over: [sheet])))
    #expect(
      !state(named, over: [over(.fullScreenCover, "Rules")]).keeps(state(named, over: [sheet]))
    )
  }

  @Test("A move finds the same controls as a line of a check, in any letter case")
  func finder() {
    func snapshot(_ label: String, _ kind: Element.Kind) -> Snapshot {
      let control = Element(id: 7, kind: kind, label: label)
      let screen = Element(id: 2, kind: .screen, label: "Boats", children: [control])
      return Snapshot(app: "App", window: Element(id: 1, kind: .window, children: [screen]))
    }
    for kind in [Element.Kind.button, .link, .menu, .toggle] {
      #expect(WalkMove.tap("Kayak").action(in: snapshot("kayak", kind)) == .tap(element: 7))
    }
    #expect(WalkMove.tap("Canoe").action(in: snapshot("kayak", .button)) == nil)
  }
}
