import SceneModel
import SceneText
import Script
import Testing

@Suite("Tapping the choices of menus, pickers and steppers")
struct ChoiceTests {
  private static func option(_ id: Int, _ label: String) -> Element {
    Element(id: id, kind: .button, label: label)
  }

  private static let home = Element(
    id: 2,
    kind: .screen,
    label: "Home",
    children: [
      Element(
        id: 10,
        kind: .menu,
        label: "More",
        children: [option(11, "Mark unread"), option(12, "Spin")]
      ),
      Element(
        id: 20,
        kind: .picker,
        label: "Units",
        children: [option(21, "Metric"), option(22, "Imperial")]
      ),
      Element(id: 30, kind: .stepper, label: "Minutes", value: "10"),
      Element(id: 40, kind: .slider, label: "Volume", value: "0.5"),
      Element(id: 50, kind: .text, label: "Spin"),
      Element(id: 60, kind: .datePicker, label: "Send", value: "2026-11-29T11:24:15Z"),
    ]
  )

  private func output(
    _ line: String,
    _ naming: ControlNaming,
    on content: Element = home
  ) -> [String] {
    let app = RecordingApp(content)
    let lines = Interpreter(driver: app, naming: naming).output(of: line).map(\.plain)
    return app.actions + lines.filter { !$0.hasPrefix("nothing changed") }
  }

  /// The output without line breaks.
  private func words(_ line: String, _ naming: ControlNaming, on content: Element = home) -> String
  {
    output(line, naming, on: content).joined(separator: " ").split(separator: " ")
      .joined(separator: " ")
  }

  @Test(
    "a tap on a choice picks the choice at the prompt",
    arguments: [
      ("tap Spin", 10, "Spin", #"pick "Spin" in "More""#),
      ("tap mark", 10, "Mark unread", #"pick "Mark unread" in "More""#),
      ("tap \"imperial\"", 20, "Imperial", #"pick "Imperial" in "Units""#),
      ("tap Imperial in Units", 20, "Imperial", #"pick "Imperial" in "Units""#),
      ("tap +", 30, "+", #"pick "+" in "Minutes""#),
      ("tap Minutes -", 30, "-", #"pick "-" in "Minutes""#),
      ("tap Increment", 30, "+", #"pick "+" in "Minutes""#),
    ]
  )
  func meant(line: String, holder: Int, option: String, command: String) {
    #expect(
      output(line, .meant)
        == ["\(Action.pick(element: holder, option: option))", "taken as: \(command)"]
    )
  }

  @Test("graded scripts need the command, which the message gives")
  func exact() {
    #expect(
      words("tap Imperial", .exact)
        == #""Imperial" is an option in the picker "Units"; try: pick "Imperial" in "Units""#
    )
    #expect(
      words("tap +", .exact)
        == #""+" is an option in the stepper "Minutes"; try: pick "+" in "Minutes""#
    )
  }

  @Test("a tap on a menu lists its choices, and tells how to choose")
  func menu() {
    #expect(
      words("tap More", .meant)
        == #"tap 10 the menu "More" offers "Mark unread", "Spin"; choose one, as in: tap "Mark unread""#
    )
    #expect(
      words("tap More", .exact)
        == #"tap 10 the menu "More" offers "Mark unread", "Spin"; choose one, as in: "#
        + #"pick "Mark unread" in "More""#
    )
  }

  @Test("a tap on a stepper, a slider or a date suggests a command that works")
  func values() {
    #expect(words("tap Minutes", .meant).hasSuffix(#"as in: pick "+" in "Minutes""#))
    #expect(words("tap Volume", .exact).hasSuffix(#"as in: pick "0.5" in "Volume""#))
    #expect(words("tap Send", .exact).hasSuffix(#"as in: pick "2025-06-01" in "Send""#))
  }

  @Test("a choice that two menus offer asks for the menu")
  func twice() {
    var home = Self.home
    home.children.append(
      Element(id: 70, kind: .menu, label: "Other", children: [Self.option(71, "Metric")])
    )
    #expect(
      output("tap Metric", .meant, on: home).suffix(2)
        == [#"  pick "Metric" in "Units""#, #"  pick "Metric" in "Other""#]
    )
    #expect(output("tap Metric 2", .meant, on: home).first?.contains("70") == true)
  }

  @Test(
    "words in another order are answered with the whole command",
    arguments: [
      ("pick Imperial", #"pick "Imperial" in "Units""#),
      ("pick Units Imperial", #"pick "Imperial" in "Units""#),
      ("drag Volume to 1", #"pick "1" in "Volume""#),
      ("slide Volume 0.8", #"pick "0.8" in "Volume""#),
      ("set Volume 0.8", #"pick "0.8" in "Volume""#),
      ("move Volume to 1", #"pick "1" in "Volume""#),
      ("pick Volume 0.3", #"pick "0.3" in "Volume""#),
      ("swipe left on Spin", #"swipe "Spin" left"#),
    ]
  )
  func order(line: String, command: String) {
    let interpreter = Interpreter(driver: RecordingApp(Self.home), naming: .meant)
    #expect(throws: Failure.self) { try interpreter.run(line: line) }
    do {
      _ = try interpreter.run(line: line)
    } catch {
      guard case .misuse(let error) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(error.correction == command)
      #expect(error.message.hasSuffix(", as in: \(command)"))
    }
  }
}

@Suite("Naming fields loosely")
struct FieldNamingTests {
  private func screen(_ fields: [Element]) -> Interpreter {
    Interpreter(
      driver: RecordingApp(Element(id: 2, kind: .screen, label: "Home", children: fields)),
      naming: .meant
    )
  }

  private func correction(_ line: String, _ fields: [Element]) -> String? {
    do {
      _ = try screen(fields).run(line: line)
    } catch .misuse(let error) {
      return error.correction
    } catch {
      return nil
    }
    return nil
  }

  private let name = Element(id: 10, kind: .textField, label: "Name", value: "\"Eggs\"")

  @Test("a text and a field in another order are answered with the whole command")
  func order() {
    let mail = Element(id: 11, kind: .textField, label: "E-mail")
    #expect(correction("type Name Toast", [name, mail]) == #"type "Toast" into "Name""#)
    #expect(correction("type French Toast", [name]) == #"type "French Toast" into "Name""#)
    #expect(correction("type Toast", [name, mail]) == nil)
    let focused = Element(id: 12, kind: .textField, label: "Town", traits: [.focused])
    #expect(correction("type Toast", [name, focused]) == #"type "Toast" into "Town""#)
  }

  @Test(
    "a hint tells how to press Return in a field",
    arguments: ["submit", "press return", "Enter"]
  )
  func returnKey(line: String) {
    #expect(correction(line, [name]) == #"type "Eggs\n" into "Name""#)
  }

  @Test("the kind of an unlabelled control serves as its name")
  func unnamed() {
    let editor = Element(id: 20, kind: .textEditor, value: "\"Dear diary\"")
    let button = Element(id: 21, kind: .button)
    func output(_ line: String, _ naming: ControlNaming) -> String {
      let app = RecordingApp(
        Element(id: 2, kind: .screen, label: "Home", children: [editor, button])
      )
      let lines = Interpreter(driver: app, naming: naming).output(of: line).map(\.plain)
      return (app.actions + lines).joined(separator: " ")
    }
    #expect(output(#"type "hi" into "text editor""#, .meant).hasPrefix("type 20 hi"))
    #expect(output("type hi into text editor", .meant).hasPrefix("type 20 hi"))
    #expect(output("tap button", .meant).hasPrefix("tap 21"))
    #expect(output("tap Save", .meant).hasSuffix(#"; there is "button""#))
    #expect(
      output(#"type "hi" into "text editor""#, .exact).split(separator: " ").joined(separator: " ")
        == #"no field "text editor" here; one text editor here has no label, which accessibilityLabel gives it"#
    )
  }
}
