import SceneModel
import SceneText
import Script
import Testing

@Suite("Naming controls loosely, and exactly")
struct ControlNamingTests {
  private static let home = Element(
    id: 2,
    kind: .screen,
    label: "Home",
    children: [
      Element(id: 10, kind: .button, label: "🇨🇦, Canada"),
      Element(id: 11, kind: .link, label: "Blue Lake"),
      Element(id: 12, kind: .link, label: "Blue Hut"),
      Element(id: 13, kind: .toggle, label: "Dark Mode"),
      Element(id: 14, kind: .textField, label: "Your Name"),
      Element(id: 15, kind: .button, label: "Save Draft", traits: [.disabled]),
      Element(id: 16, kind: .button, label: "Hut"),
    ]
  )

  private func output(
    _ line: String,
    _ naming: ControlNaming,
    on content: Element = home
  ) -> [String] {
    let app = RecordingApp(content)
    let lines = Interpreter(driver: app, naming: naming).output(of: line).map(\.plain)
    // That nothing has changed goes without saying here.
    return app.actions + lines.filter { !$0.hasPrefix("nothing changed") }
  }

  @Test(
    "the only possible control is taken, with a remark",
    arguments: [
      ("tap Canada", "tap 10", #"taken as: button "🇨🇦, Canada""#),
      ("tap \"canada\"", "tap 10", #"taken as: button "🇨🇦, Canada""#),
      ("tap blue lake # so", "tap 11", #"taken as: link "Blue Lake""#),
      ("tap ‘the lake’", "tap 11", #"taken as: link "Blue Lake""#),
      ("toggle dark", "tap 13", #"taken as: toggle "Dark Mode""#),
      ("type Ada Lovelace into name", "type 14 Ada Lovelace", #"taken as: text field "Your Name""#),
      ("swipe the blue lake left", "swipe 11", #"taken as: link "Blue Lake""#),
    ]
  )
  func meant(line: String, action: String, words: String) {
    #expect(output(line, .meant) == [action, words])
  }

  @Test(
    "grading never depends on loose names: only the exact label counts",
    arguments: [
      "tap Canada", "tap lake", "tap \"the Blue Lake\"", "toggle dark", "type Ada into name",
      "swipe lake left",
    ]
  )
  func exact(line: String) {
    let lines = output(line, .exact)
    #expect(lines.first?.hasPrefix("no ") == true, "\(lines)")
  }

  @Test("an exact label is preferred, with or without quotes, and without a remark")
  func exactWins() {
    for naming in [ControlNaming.exact, .meant] {
      #expect(output("tap Hut", naming) == ["tap 16"])
      #expect(output("tap Blue Lake", naming) == ["tap 11"])
      #expect(output("tap \"Blue Hut\"", naming) == ["tap 12"])
    }
  }

  @Test("several possible controls are named")
  func several() {
    #expect(
      output("tap blue", .meant) == [
        #""blue" can mean 2 things here; choose one, as in: tap "Blue Lake""#,
        #"  link "Blue Lake""#,
        #"  link "Blue Hut""#,
      ]
    )
  }

  @Test("a text stands only for the control that contains it")
  func texts() {
    let link = Element(
      id: 31,
      kind: .link,
      label: "Eagle Hut, 12 beds",
      children: [
        Element(id: 32, kind: .text, label: "Eagle Hut"),
        Element(id: 33, kind: .text, label: "12 beds"),
      ]
    )
    let screen = Element(
      id: 2,
      kind: .screen,
      label: "Home",
      children: [link, Element(id: 34, kind: .text, label: "Eagle")]
    )
    #expect(
      output("tap Eagle Hut", .meant, on: screen)
        == ["tap 31", #"taken as: link "Eagle Hut, 12 beds""#]
    )
    for naming in [ControlNaming.exact, .meant] {
      #expect(
        output("tap Eagle", naming, on: screen).first?.contains("does not react to taps") == true
      )
    }
  }

  @Test(
    "a line that is only a label is answered with the command",
    arguments: [
      ("Blue Lake", #"tap "Blue Lake""#), ("canada", #"tap "🇨🇦, Canada""#),
      ("dark mode", #"tap "Dark Mode""#), ("Dark Mode", #"tap "Dark Mode""#),
    ]
  )
  func labelAlone(line: String, command: String) {
    let lines = output(line, .meant)
    #expect(lines.contains { $0.hasSuffix("; did you mean '\(command)'?") }, "\(lines)")
    #expect(output(line, .exact).allSatisfy { !$0.contains("tap") })
  }

  @Test(
    "a label of several controls, or of none, gets no suggestion",
    arguments: ["blue", "to", "Hut of wood"]
  )
  func noLabel(line: String) {
    #expect(output(line, .meant).allSatisfy { !$0.contains("tap") })
  }

  @Test("a disabled control stays disabled")
  func disabled() {
    #expect(
      output("tap draft", .meant)
        == [#"the button "Save Draft" is disabled, so a tap or other input does nothing"#]
    )
  }

  @Test("tabs and the back button can be tapped, as with a finger")
  func bars() {
    let stack = Element(
      id: 8,
      kind: .navigationStack,
      path: ["1"],
      children: [
        Element(id: 20, kind: .screen, label: "Islands"),
        Element(id: 21, kind: .screen, label: "Sula"),
      ]
    )
    let tabs = Element(
      id: 7,
      kind: .tabView,
      children: [
        Element(id: 5, kind: .tab, label: "Map", traits: [.selected], children: [stack]),
        Element(id: 6, kind: .tab, label: "My Profile"),
      ]
    )
    #expect(output("tap profile", .meant, on: tabs) == ["tab 6", #"taken as: tab "My Profile""#])
    #expect(
      output("tap \"My Profile\"", .meant, on: tabs) == ["tab 6", #"taken as: tab "My Profile""#]
    )
    #expect(output("tab profile", .meant, on: tabs) == ["tab 6", #"taken as: tab "My Profile""#])
    #expect(output("tap islands", .meant, on: tabs) == ["back 1", "taken as: the back button"])
    #expect(output("tap Back", .meant, on: tabs) == ["back 1", "taken as: the back button"])
    #expect(
      output("tap Islands", .exact, on: tabs) == [#""Islands" is the back button; try: back"#]
    )
    #expect(
      output("tap \"My Profile\"", .exact, on: tabs)
        == [#""My Profile" is a tab; try: tab "My Profile""#]
    )
  }

  @Test("unbuilt rows may contain the intended control")
  func rows() {
    var list = Self.home
    list.children.append(Element(id: 30, kind: .rowsBelow, value: "40"))
    #expect(
      output("tap lake", .meant, on: list).first?.hasPrefix("the built rows contain no button")
        == true
    )
    #expect(output("tap blue lake", .meant, on: list).first == "tap 11")
  }

  @Test("an exact label elsewhere is not confused with a similar label here")
  func elsewhere() {
    let below = Element(
      id: 20,
      kind: .screen,
      label: "Below",
      children: [Element(id: 22, kind: .button, label: "Lake")]
    )
    let stack = Element(id: 8, kind: .navigationStack, path: ["1"], children: [below, Self.home])
    #expect(
      output("tap Lake", .meant, on: stack)
        == [#""Lake" is on the screen "Below" below this one; try: back"#]
    )
  }
}
