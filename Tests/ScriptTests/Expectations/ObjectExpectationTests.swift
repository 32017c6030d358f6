import SceneModel
import SceneText
import Script
import Testing

@Suite("expect OBJECT.MEMBER")
struct ObjectExpectationTests {
  private func output(_ line: String, _ answer: ObjectAnswer) -> [String] {
    let app = FakeApp()
    app.answer = answer
    return Interpreter(driver: app).output(of: line).map(\.plain)
  }

  @Test("expect compares a member's value with a given value")
  func compares() {
    let path = ObjectAnswer.value("[.list, .detail(id: 4)]", type: "[Route]")
    #expect(
      output("expect router.path == [.list, .detail(id: _)]", path)
        == ["ok  router.path == [.list, .detail(id: _)]"]
    )
    #expect(output("expect router.path != []", path) == ["ok  router.path != []"])
    #expect(output("expect not router.path == []", path) == ["ok  not router.path == []"])
    #expect(
      output("expect router.path == []", path) == [
        "not as expected", "  expected  router.path == []",
        "  seen      router.path == [.list, .detail(id: 4)]",
      ]
    )
    #expect(output("expect router.isOpen", .value("true", type: "Bool")) == ["ok  router.isOpen"])
    #expect(
      output("expect router.isOpen", .value("false", type: "Bool")).first == "not as expected"
    )
  }

  @Test(
    "expect reports an object or member that cannot be expected",
    arguments: [
      (
        "expect router.pop() == nil",
        "column 8: 'expect' only reads properties; call methods on a separate line"
      ),
      (
        "expect router.path = []",
        "column 20: == or != and a value are expected here, as in: expect router.path.count == 2"
      ),
      (
        "expect router.path ==",
        "column 22: a value is missing here, as in: expect router.path.count == 2"
      ),
      (
        "expect router#2",
        "column 16: name a property of the object, as in: expect router.path.count == 2"
      ),
    ]
  )
  func errors(line: String, message: String) {
    let error = #expect(throws: ScriptError.self) { try Statement(parsing: line) }
    #expect(error?.description == message)
  }
}
