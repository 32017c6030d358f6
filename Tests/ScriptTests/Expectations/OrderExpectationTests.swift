import SceneModel
import SceneText
import Script
import Testing

@Suite("expect order")
struct OrderExpectationTests {
  @Test("expect order compares the order, and allows other elements between")
  func order() throws {
    try replay(
      #"""
      > expect order ["Books", "Compose", "Delete"]
      ok  order ["Books", "Compose", "Delete"]
      > expect order [Books, #add, "Count 0"]
      ok  order [Books, #add, "Count 0"]
      > expect order ["Delete", "Books"]
      not as expected
        expected  order ["Delete", "Books"]
        seen      order ["Books", "Delete"]
      > expect order ["Books", "Nothing"]
      not as expected
        expected  order ["Books", "Nothing"]
        seen      order ["Books"]
      > expect not order ["Delete", "Books"]
      ok  not order ["Delete", "Books"]
      """#
    )
  }

  @Test("expect order uses each element once")
  func once() throws {
    try replay(
      #"""
      > expect order ["Edit", "Edit"]
      ok  order ["Edit", "Edit"]
      > expect order ["Edit", "Edit", "Edit"]
      not as expected
        expected  order ["Edit", "Edit", "Edit"]
        seen      order ["Edit"]
      """#
    )
  }

  @Test("expect order asks for a list")
  func misuse() {
    let screen = Element(id: 2, kind: .screen, label: "Sea")
    let output = Interpreter(driver: StillApp(screen)).output(of: "expect order").map(\.plain)
    #expect(output.first == #"write a list, as in: expect order ["Name", "Save"]"#)
  }
}
