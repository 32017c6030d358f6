import AppSession
import SceneModel
import SceneText
import Script
import Testing

@Suite("Objects at the prompt")
struct ObjectCommandTests {
  @Test(
    "a line that begins with an object is parsed completely",
    arguments: [
      ("router.path", "router.path"),
      ("router#2.popToRoot()", "router#2.popToRoot()"),
      (
        "  coordinator.home.push( .detail( id:1 ) )  # a comment",
        "coordinator.home.push(.detail(id: 1))"
      ),
      ("router.sheet?.title", "router.sheet.title"),
      ("router.items[0].name = \"Ada\"", "router.items[0].name = \"Ada\""),
      ("router.titles[.home, default: []] += [1]", "router.titles[.home, default: []] += [1]"),
      ("router.count -= 1", "router.count -= 1"),
      ("router.site = URL(string: \"a://b\")!", "router.site = URL(\"a://b\")"),
      ("router.map = [\"a\": 1, \"b\": nil]", "router.map = [\"a\": 1, \"b\": nil]"),
      ("router.map = [:]", "router.map = [:]"),
      ("router.`default`.x", "router.default.x"),
    ]
  )
  func parsing(line: String, expression: String) throws {
    let app = FakeApp()
    app.answer = .value("1", type: "Int")
    let statement = try #require(try Statement(parsing: line))
    #expect(statement.command is ObjectCommand)
    // URL(string:) keeps its label; the description of the literal shows it.
    let shown = expression.replacing("URL(\"", with: "URL(string: \"")
    #expect(Self.described(statement) == shown)
  }

  private static func described(_ statement: Statement) -> String? {
    Mirror(reflecting: statement.command).children.first { $0.label == "expression" }
      .map { "\($0.value)" }
  }

  @Test(
    "a mistake is reported with its place",
    arguments: [
      ("router.path = ", "column 15: a value such as .detail(id: 1) is missing here"),
      (
        "router.path == .a",
        "column 13: '==' works only in 'expect'; to set the property, write a single '='"
      ),
      ("router.", "column 8: a member is expected after the dot, as in router.path"),
      ("router.path.", "column 13: a member is expected after the dot, as in router.path"),
      ("router.go(1", "column 10: this bracket is not closed; add )"),
      ("router.items[", "column 13: this bracket is not closed; add ]"),
      ("router.items[]", "column 14: an index or a key is missing here"),
      ("router.go(_)", "column 13: _ matches any value only in 'expect'; write a value here"),
      ("router#2 = 1", "column 13: you cannot set an object itself; set one of its properties"),
      ("OBJECT", "column 7: write the name of an object, as in router.path; 'objects' lists them"),
    ]
  )
  func errors(line: String, message: String) {
    let error = #expect(throws: ScriptError.self) { try Statement(parsing: line) }
    #expect(error?.description == message)
  }

  @Test("reading takes no step, but calling does")
  func steps() throws {
    let app = FakeApp()
    let interpreter = Interpreter(driver: app)
    app.answer = .value(".list", type: "Route")
    #expect(interpreter.output(of: "router.path.first").map(\.plain) == [".list"])
    #expect(app.doneTitles == ["launch"])
    #expect(interpreter.output(of: "router.path.popLast()").map(\.plain) == [".list"])
    #expect(app.doneTitles == ["launch", "router.path.popLast()"])
    #expect(app.printedLines == ["called router.path.popLast()"])
  }

  @Test("a thrown error is the answer, and a waiting call says so")
  func answers() {
    let app = FakeApp()
    let interpreter = Interpreter(driver: app)
    app.answer = .threw("router.load() threw LoadError.offline")
    #expect(
      interpreter.output(of: "router.load()").map(\.plain)
        == ["router.load() threw LoadError.offline"]
    )
    app.answer = .waits
    #expect(
      interpreter.output(of: "router.load()").map(\.plain)
        == ["router.load() has not ended yet; to let time pass, type: wait 1s"]
    )
    #expect(app.doneTitles.count == 3)
  }

  @Test("a name alone shows the object, and an unknown name is distinguished from a command")
  func names() throws {
    try replay(
      #"""
      > router#2
      router#2  Router
        path  [.list, .detail(id: 4)]
        held by @State router in Shop
      > router
      router  Router
        path  []
        held by @State router in Shop
      > ruoter.path
      the app has no object 'ruoter'; did you mean 'router'?
      > zebra
      there is no command 'zebra', and no object of that name; the objects are router,
        router#2. See help
      > psuh
      there is no command 'psuh'; did you mean 'push'?
      """#
    )
  }
}
