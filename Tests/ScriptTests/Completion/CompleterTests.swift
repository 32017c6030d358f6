import AppSession
import SceneModel
import Script
import Testing

@Suite("Completer")
struct CompleterTests {
  private func texts(_ line: String, _ state: FakeState = FakeState()) -> [String] {
    Completer(state.snapshot).completions(for: line).map(\.text)
  }

  @Test("history's moments and branches are offered")
  func moments() {
    let app = FakeApp()
    app.setBookmark("start")
    app.branch("detour")
    func texts(_ line: String) -> [String] {
      Completer(app.snapshot, timeline: app.timeline).completions(for: line).map(\.text)
    }
    #expect(texts("goto ") == ["start", "main"])
    #expect(texts("goto m") == ["main"])
    #expect(texts("rejoin ") == ["detour"])
    #expect(texts("bookmark ") == [])
  }

  @Test(
    "the completer offers words that fit the place",
    arguments: [
      ("t", ["tap", "tab", "type", "toggle", "text-size", "tree", "tabs"]),
      ("ta", ["tap", "tab", "tabs"]),
      (
        "tap ",
        [
          #""Books""#, #""Compose""#, #""Add One""#, #""Edit""#, #""Crash""#, #""Quiet""#,
          #""Size""#,
        ]
      ),
      ("I", []), ("I think c", []), ("The t", []), ("is it t", []),
      ("tap \"co", [#""Compose""#]),
      ("tap co", [#""Compose""#]),
      ("tap \"Compose\" ", []),
      ("tab ", ["Home", "Settings"]),
      ("tab s", ["Settings"]),
      ("type \"Ada Lovelace\" ", ["into"]),
      ("type \"Ada\" into ", [#""Name""#]),
      ("pick ", [#""Small""#, #""Large""#]),
      ("pick \"Small\" in ", [#""Size""#]),
      ("push ", [".list"]),
      ("path ", ["[]"]),
      ("expect t", ["tab", "tabs", "text", "tasks"]),
      ("expect not sh", ["sheet"]),
      ("expect issues ", ["none", "count"]),
      ("expect tab H", ["Home"]),
      ("help un", ["undo"]),
      ("zap ", []),
      ("back ", ["to"]),
    ]
  )
  func offers(line: String, expected: [String]) {
    #expect(texts(line) == expected)
  }

  @Test("pushable values are offered, up to their first argument")
  func declaredRoutes() {
    let stack = Element(
      id: 2,
      kind: .navigationStack,
      path: [],
      routes: [".list", ".detail(id: Int)", ".user(String)", "Post(id: Int, title: String)"],
      children: [Element(id: 3, kind: .screen)]
    )
    let snapshot = Snapshot(app: "App", window: Element(id: 1, kind: .window, children: [stack]))
    #expect(
      Completer(snapshot).completions(for: "push ").map(\.text)
        == [".list", ".detail(id: ", ".user(", "Post(id: "]
    )
  }

  @Test("a completion reports which characters it replaces")
  func range() {
    let completions = Completer(FakeState().snapshot).completions(for: "tap \"Com")
    #expect(completions == [Completion("\"Compose\"", "button", range: 4..<8)])
  }

  @Test("values of paths and of screens below are offered")
  func routes() {
    var state = FakeState()
    state.path = [.member("detail", [.init(label: "id", value: .integer(1))])]
    #expect(texts("push .d", state) == [".detail(id: 1)"])
    #expect(texts("path [", state) == ["[.detail(id: 1)]", "[]"])
    #expect(texts("back to ", state) == [#""Home""#])
  }

  @Test("commands are offered even if no app is running")
  func nothing() {
    #expect(Completer(nil).completions(for: "und").map(\.text) == ["undo"])
    #expect(Completer(nil).completions(for: "tap ").isEmpty)
  }
}
