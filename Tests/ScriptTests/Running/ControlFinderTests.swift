import SceneModel
import SceneText
import Script
import Testing

@Suite("Finding controls")
struct ControlFinderTests {
  private func output(_ line: String, on contents: [Element]) -> [String] {
    let screen = Element(id: 2, kind: .screen, label: "Home", children: contents)
    let interpreter = Interpreter(driver: StillApp(screen))
    return interpreter.output(of: line).map(\.plain)
  }

  @Test("the first of many identical controls are listed")
  func many() {
    let rows = (1...30).map { Element(id: 10 + $0, kind: .button, label: "Edit") }
    #expect(
      output("tap Edit", on: rows)
        == [#""Edit" appears 30 times; choose one, as in: tap "Edit" 2"#]
        + (1...8).map { "  \($0)  button \"Edit\"" } + ["  and 22 more"]
    )
  }

  @Test(
    "the message shows the number's place in a longer command",
    arguments: ["swipe", "move"]
  )
  func numberInside(word: String) {
    let rows = (1...2).map { Element(id: 10 + $0, kind: .row, label: "Mia") }
    let way = word == "swipe" ? "left" : "down"
    #expect(
      output("\(word) \"Mia\" \(way)", on: rows).first
        == #""Mia" appears 2 times; choose one, as in: \#(word) "Mia" 2 \#(way)"#
    )
    #expect(output("\(word) \"Mia\" 2 \(way)", on: rows) == ["this app stands still"])
  }

  @Test("an element behind a sheet is found if the sheet leaves it usable")
  func background() {
    func output(_ line: String, traits: [Element.Trait]) -> [String] {
      let home = Element(
        id: 2,
        kind: .screen,
        label: "Map",
        children: [
          Element(id: 3, kind: .button, label: "Pin"),
          Element(
            id: 4,
            kind: .sheet,
            traits: traits,
            children: [Element(id: 5, kind: .screen, label: "Places")]
          ),
        ]
      )
      let tab = Element(id: 6, kind: .tab, label: "Trips", traits: [.selected], children: [home])
      let tabs = Element(id: 7, kind: .tabView, children: [tab])
      return Interpreter(driver: StillApp(tabs)).output(of: line).map(\.plain)
    }
    #expect(output("tap Pin", traits: [.backgroundUsable]) == ["this app stands still"])
    #expect(output("tab Trips", traits: [.backgroundUsable]) == ["this app stands still"])
    #expect(output("tap Pin", traits: []) != ["this app stands still"])
    #expect(output("tab Trips", traits: []) != ["this app stands still"])
  }

  @Test("controls that can be tapped are preferred to equal texts")
  func prefersControls() {
    let contents = [
      Element(id: 10, kind: .text, label: "Save"), Element(id: 11, kind: .button, label: "Save"),
    ]
    #expect(output("tap Save", on: contents) == ["this app stands still"])
    #expect(output("tap Save 2", on: contents) == [#""Save" is there only once"#])
  }

  @Test("controls are found in a stack on the screen, and in each split view column")
  func nested() {
    let button = Element(id: 12, kind: .button, label: "Inner", traits: [.disabled])
    let screen = Element(id: 11, kind: .screen, children: [button])
    let refusal = [#"the button "Inner" is disabled, so a tap or other input does nothing"#]
    let stack = Element(id: 10, kind: .navigationStack, children: [screen])
    #expect(output("tap Inner", on: [stack]) == refusal)
    let columns = [
      Element(id: 20, kind: .column), Element(id: 21, kind: .column, children: [stack]),
    ]
    let interpreter = Interpreter(
      driver: StillApp(Element(id: 3, kind: .splitView, children: columns))
    )
    #expect(interpreter.output(of: "tap Inner").map(\.plain) == refusal)
  }

  @Test("a screen without controls says so")
  func nothing() {
    #expect(
      output("tap Save", on: []) == [
        #"no button, link or other control "Save" here; there is none on this screen"#
      ]
    )
  }

  @Test("a message says that a text takes no taps, and names a command that works")
  func text() {
    let contents = [
      Element(id: 10, kind: .text, label: "Total"), Element(id: 11, kind: .button, label: "Save"),
    ]
    #expect(
      output("tap Total", on: contents)
        == [
          "the text \"Total\" does not react to taps; a Button, a NavigationLink or onTapGesture does; there is "
            + "\"Save\""
        ].flatMap { TextLayout().paragraph($0, indent: 2) }.map(\.plain)
    )
  }

  @Test("NS-89: a text with a tap gesture is tapped and offered")
  func tappableText() {
    let contents = [
      Element(id: 10, kind: .text, label: "Milk", traits: [.tappable]),
      Element(id: 11, kind: .text, label: "Total"),
    ]
    #expect(output("tap Milk", on: contents) == ["this app stands still"])
    #expect(words(output("tap Total", on: contents)).hasSuffix(#"there is "Milk""#))
  }

  @Test("NS-90: a message about a missing control tells how to see a row's actions")
  func swipes() {
    let contents = [Element(id: 10, kind: .row, label: "Milk", traits: [.swipeLeft])]
    #expect(
      words(output("tap Delete", on: contents)).hasSuffix(
        #"a swipe shows the row's other actions, as in: swipe "Milk" left halfway"#
      )
    )
  }

  /// The lines without their breaks.
  private func words(_ lines: [String]) -> String {
    lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
  }

  @Test("a number that belongs to a label is read as a part of the label")
  func numbered() {
    let contents = [Element(id: 10, kind: .button, label: "Post 42")]
    #expect(
      output("tap Post 42", on: contents).joined(separator: " ").hasPrefix(
        "no button, link or other control \"Post\" here; did you mean \"Post 42\"?"
      )
    )
  }

  @Test("a message tells where an unreachable control is")
  func covered() {
    let save = Element(id: 10, kind: .button, label: "Save")
    let screen = Element(id: 9, kind: .screen, label: "Form", children: [save])
    let above = Element(id: 11, kind: .screen, label: "Above")
    func answer(_ content: Element) -> [String] {
      Interpreter(driver: StillApp(content)).output(of: "tap Save").map(\.plain)
    }
    let stack = Element(id: 8, kind: .navigationStack, path: ["1"], children: [screen, above])
    #expect(answer(stack) == ["\"Save\" is on the screen \"Form\" below this one; try: back"])
    let tabs = Element(
      id: 7,
      kind: .tabView,
      children: [
        Element(id: 5, kind: .tab, label: "One", traits: [.selected]),
        Element(id: 6, kind: .tab, label: "Two", children: [screen]),
      ]
    )
    #expect(answer(tabs) == ["\"Save\" is in another tab; try: tab Two"])
    var covered = screen
    covered.children.append(Element(id: 12, kind: .sheet, children: [above]))
    #expect(answer(covered) == ["\"Save\" is below the sheet; dismiss it first"])
    covered.children[1].kind = .alert
    #expect(answer(covered) == ["\"Save\" is below the alert; tap one of its buttons first"])
  }
}
