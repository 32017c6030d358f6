import SceneText
import Script
import Testing

@Suite("objects")
struct ObjectsCommandTests {
  @Test("objects distinguishes two objects of one class")
  func listsObjects() throws {
    try replay(
      #"""
      > objects
      router  Router
        path  []
        held by @State router in Shop
      router#2  Router
        path  [.list, .detail(id: 4)]
        held by @State router in Shop
      ! router and router#2 are different objects of class Router: a change to one
        does not reach the other.
      """#
    )
  }

  @Test("objects also names objects in the code that no view holds")
  func roots() {
    let app = FakeApp()
    app.interface = RouterCode.interface
    let lines = Interpreter(driver: app).output(of: "objects").map(\.plain)
    #expect(
      lines.suffix(2) == [
        "Shelf.main  Shelf", "  no view holds it; it is created when it is first used",
      ]
    )
  }
}
