import Script
import Testing

@Suite("Demo")
struct DemoTests {
  private func demo(_ text: String) throws -> Demo {
    try Demo(ScriptSource(text, name: "a.nav"))
  }

  @Test("commands and directives are read in order, with their lines")
  func beats() throws {
    let demo = try demo(
      """
      #: title Two ways
      #: app Shop.swift Cart.swift
      # a comment is no beat

      #: chapter The way in
      #: note Ask them first.
      tap "Soups"   # this is not typed
      #: expect path count 1
      #: say The path is "state".
      #: pause 500ms
      #: speed 1.5
      back
      """
    )
    #expect(demo.title == "Two ways")
    #expect(demo.app == ["Shop.swift", "Cart.swift"])
    #expect(demo.commandCount == 2)
    #expect(
      demo.beats.map(\.action) == [
        .chapter("The way in"), .note("Ask them first."), .command("tap \"Soups\""),
        .check("expect path count 1"), .say("The path is \"state\"."), .pause(500), .speed(1.5),
        .command("back"),
      ]
    )
    #expect(demo.beats.map(\.line) == [5, 6, 7, 8, 9, 10, 11, 12])
    #expect(
      demo.beats.map(\.isCommand) == [false, false, true] + [Bool](repeating: false, count: 4) + [
        true
      ]
    )
  }

  @Test("a demo knows which commands are expected to fail")
  func failures() throws {
    let demo = try demo("#: fails\n#: note Ask.\nback\nback\n")
    #expect(demo.beats.map(\.fails) == [false, true, false])
  }

  @Test("a demo can go to its chapters and bookmarks")
  func landmarks() throws {
    let demo = try demo("tree\n#: chapter One\nback\nbookmark here\n#: chapter Two\n")
    #expect(
      demo.landmarks == [
        Demo.Landmark(name: "One", beat: 1), Demo.Landmark(name: "here", beat: 4),
        Demo.Landmark(name: "Two", beat: 4),
      ]
    )
  }

  @Test(
    "an unreadable demo is reported with the place",
    arguments: [
      ("", "a.nav:1:1: the demo has no commands; add a command, such as: tap \"Log In\""),
      (
        "#: say Hello.",
        "a.nav:1:1: the demo has no commands; add a command, such as: tap \"Log In\""
      ),
      ("tree\n taap \"A\"", "a.nav:2:2: there is no command 'taap'; did you mean 'tap'?"),
      (
        "tree\n#: expect path cuont 2",
        "a.nav:2:16: write 'path count 2', or a list, such as 'path [.list, .detail(id: _)]'"
      ),
    ]
  )
  func mistakes(text: String, message: String) {
    let error = #expect(throws: ScriptError.self) { try demo(text) }
    #expect(error?.description == message)
  }
}
