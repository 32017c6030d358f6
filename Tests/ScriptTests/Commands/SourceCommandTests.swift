import Testing

@Suite("source")
struct SourceCommandTests {
  @Test("source runs a script's commands and shows each with its answer")
  func all() {
    let handler = FakeSessionHandler(scripts: [
      "a.nav": "# a\ntap \"Add One\"\nsource b.nav", "b.nav": "expect tab home",
    ])
    #expect(
      handler.answers(to: ["source a.nav"]) == [
        "> tap \"Add One\"", "~ text \"Count 0\" → \"Count 1\"", "> source b.nav",
        "> expect tab home", "ok  tab home",
      ]
    )
    #expect(handler.confirmations == ["expect tab home"])
  }

  @Test("source stops at the first command that fails, with its place")
  func failure() {
    let scripts = [
      "a.nav": "tree --no\n", "b.nav": "expect tab home\nback\nquit\n", "c.nav": "source b.nav\n",
    ]
    #expect(
      FakeSessionHandler.answers(
        scripts: scripts,
        to: "source a.nav",
        "source c.nav",
        "source d.nav"
      ) == [
        "a.nav:1:6: tree has no option --no; it has --ascii, --depth, --json, --spoken",
        "> source b.nav", "> expect tab home", "ok  tab home", "> back",
        "b.nav:2:1: \"Home\" is the root of its stack, so there is no back button",
        "d.nav is not there, nil",
      ]
    )
  }

  @Test("source does not follow scripts that source themselves endlessly")
  func nesting() {
    let answers = FakeSessionHandler.answers(scripts: ["a.nav": "source a.nav"], to: "source a.nav")
    #expect(answers.filter { $0 == "> source a.nav" }.count == 8)
    #expect(
      answers.suffix(2).joined(separator: " ")
        == "a.nav:1:1: scripts source each other more than 8 levels deep; check whether a   script sources itself"
    )
  }

  @Test("source continues after an expected crash, and leaves when the script says so")
  func ends() {
    let scripts = ["a.nav": "tap Crash\nexpect crash\nundo\nquit\ntree"]
    let answers = FakeSessionHandler.answers(scripts: scripts, to: "source a.nav")
    #expect(
      answers.filter { $0.hasPrefix("> ") } == [
        "> tap Crash", "> expect crash", "> undo", "> quit",
      ]
    )
  }
}
