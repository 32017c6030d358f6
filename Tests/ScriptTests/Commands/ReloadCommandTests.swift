import Testing

@Suite("reload")
struct ReloadCommandTests {
  @Test("reload asks for a new build")
  func reload() {
    #expect(
      FakeSessionHandler.answers(to: "reload", "reload x") == [
        "reload", "unexpected 'x'; the command is: reload",
      ]
    )
  }

  @Test("a crash names reload where it exists")
  func advice() {
    #expect(
      FakeSessionHandler.answers(to: #"tap "Crash""#, "tree") == [
        #"The app crashed during tap "Crash": index out of range (App.swift:7). Type"#,
        "  `reload` after you have fixed the code, `undo` to return to the previous",
        "  moment, or `relaunch` to start again.",
        "the app is not running. The app crashed: index out of range (App.swift:7). To",
        "  continue, fix the code and type 'reload', or type 'undo' or 'relaunch'.",
      ]
    )
  }
}
