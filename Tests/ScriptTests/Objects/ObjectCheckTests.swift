import SceneModel
import SceneText
import Script
import Testing

@Suite("Calls and values for objects")
struct ObjectCheckTests {
  private func output(_ line: String) -> [String] {
    let app = FakeApp()
    app.interface = RouterCode.interface
    app.answer = .value("0", type: "Int")
    return Interpreter(driver: app).output(of: line).map(\.plain)
  }

  @Test(
    "a call is checked before the app is asked",
    arguments: [
      (
        "router.navigat(to: .list)",
        ["Router has no member 'navigat'; did you mean 'navigate'?"]
      ),
      (
        "router.navigate(.list)",
        [
          "'navigate' does not take the arguments (_:); write router.navigate(to: Route,",
          "  animated: Bool)",
        ]
      ),
      (
        "router.path.push(.list)",
        [
          "[Route] has no member 'push'; router.path has count, isEmpty, first, last,",
          "  append, insert, remove, removeFirst and 6 more",
        ]
      ),
      ("router.reset()", ["'reset()' is private; code outside Router cannot use it either"]),
      (
        "router.show(1)",
        ["'show(_:)' is generic, so NavLab cannot find its types: show<T>(T)"]
      ),
      (
        "router.run(1)",
        ["'run(_:)' takes a closure, and you cannot type a closure here: run(() -> Void)"]
      ),
      (
        "router.change(1)",
        ["'change(_:)' changes its argument, which must be a variable: change(inout Int)"]
      ),
      ("router.popToRoot", ["'popToRoot' is a method; call it as router.popToRoot()"]),
      ("router.path()", ["'path' is a property, not a method; write router.path"]),
      ("Shelf.main.items", ["0"]),
      ("Shelf.main.item", ["Shelf has no member 'item'; did you mean 'items'?"]),
      ("Shelf.main = 1", ["Shelf.main itself cannot be set; set one of its properties"]),
      (
        "Shelf.other.items",
        ["Shelf.other is not an object; the objects are router, router#2, Shelf.main"]
      ),
      (
        "Shelf.make()",
        [
          "static methods cannot be called here, so Shelf.make() does not work; the objects",
          "  are router, router#2, Shelf.main",
        ]
      ),
      (
        "shelf.main.items",
        ["the app has no object 'shelf'; did you mean 'Shelf.main'?"]
      ),
      ("router.box.items.first", ["0"]),
      ("router.navigate(to: .list)", ["0"]),
    ]
  )
  func check(line: String, lines: [String]) {
    #expect(output(line) == lines)
  }
}
