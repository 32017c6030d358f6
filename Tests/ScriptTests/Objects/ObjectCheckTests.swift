import SceneModel
import SceneText
import Script
import Testing

@Suite("What is written about objects")
struct ObjectCheckTests {
  private func output(_ line: String) -> [String] {
    let app = FakeApp()
    app.interface = RouterCode.interface
    app.answer = .value("0", type: "Int")
    return Interpreter(driver: app).output(of: line).map(\.plain)
  }

  @Test(
    "is looked at before the app is asked",
    arguments: [
      (
        "router.navigat(to: .list)",
        [
          "Router has no member 'navigat'; did you mean 'navigate'? router has", "  path: [Route]",
          "  page: Page", "  sheet: Route?", "  isOpen: Bool", "  box: Box<Page>",
          "  titles: [Page: String]", "  navigate(to: Route, animated: Bool)", "  popToRoot()",
        ]
      ),
      (
        "router.navigate(.list)",
        [
          "'navigate' does not take the arguments (_:); write it as",
          "  router.navigate(to: Route, animated: Bool)",
        ]
      ),
      (
        "router.path.push(.list)",
        [
          "[Route] has no member 'push'; router.path has", "  count: Int", "  isEmpty: Bool",
          "  first: Route?", "  last: Route?", "  append(Route)", "  append(contentsOf: [Route])",
          "  insert(Route, at: Int)", "  remove(at: Int) -> Route", "  removeFirst() -> Route",
          "  removeFirst(Int)", "  removeLast() -> Route", "  removeLast(Int)", "  removeAll()",
          "  popLast() -> Route?", "  reverse()", "  contains(Route) -> Bool",
          "  firstIndex(of: Route) -> Int?",
        ]
      ),
      ("router.reset()", ["'reset()' is private; code outside Router cannot use it either"]),
      (
        "router.show(1)",
        [
          "'show(_:)' is generic, so that its types cannot be told from what is typed:",
          "  show<T>(T)",
        ]
      ),
      ("router.run(1)", ["'run(_:)' takes a closure, which cannot be typed here: run(() -> Void)"]),
      (
        "router.change(1)",
        [
          "'change(_:)' changes what it is given, which has to be a variable: change(inout",
          "  Int)",
        ]
      ),
      ("router.popToRoot", ["'popToRoot' is a method; call it as router.popToRoot()"]),
      ("router.path()", ["'path' is a property, not a method; write router.path"]),
      ("router.box.items.first", ["0"]),
      ("router.navigate(to: .list)", ["0"]),
    ]
  )
  func check(line: String, lines: [String]) {
    #expect(output(line) == lines)
  }
}
