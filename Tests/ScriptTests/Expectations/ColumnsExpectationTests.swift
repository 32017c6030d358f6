import SceneModel
import SceneText
import Script
import Testing

@Suite("expect columns")
struct ColumnsExpectationTests {
  /// A hidden column, one with a screen, and one with a stack of two screens.
  private var split: Element {
    let side = Element(id: 11, kind: .screen, label: "Folders")
    let list = Element(id: 21, kind: .screen, name: "InboxView")
    let stack = Element(
      id: 31,
      kind: .navigationStack,
      children: [
        Element(id: 32, kind: .screen, label: "Mail"), Element(id: 33, kind: .screen, label: "Ada"),
      ]
    )
    let columns = [
      Element(id: 10, kind: .column, traits: [.hidden], children: [side]),
      Element(id: 20, kind: .column, children: [list]),
      Element(id: 30, kind: .column, children: [stack]),
    ]
    return Element(id: 2, kind: .splitView, children: columns)
  }

  private func output(_ line: String, on element: Element) -> [String] {
    Interpreter(driver: StillApp(element)).output(of: line).map(\.plain)
  }

  @Test("expect columns compares the titles of the columns' screens")
  func titles() {
    #expect(
      output("expect columns [InboxView, Ada]", on: split) == ["ok  columns [InboxView, Ada]"]
    )
    #expect(
      output("expect columns [Folders, InboxView, \"Ada\"]", on: split) == [
        "not as expected", #"  expected  columns [Folders, InboxView, "Ada"]"#,
        #"  seen      columns [InboxView, "Ada"]"#,
      ]
    )
    #expect(
      output("expect columns [Ada]", on: Element(id: 2, kind: .screen)) == [
        "not as expected", "  expected  columns [Ada]", "  seen      no columns are side by side",
      ]
    )
  }

  @Test("expect columns reports an incomplete list")
  func list() {
    #expect(
      output("expect columns Ada", on: split) == [
        "write a list, as in: expect columns [Folders, Inbox]"
      ]
    )
    #expect(output("expect columns [Ada, ,]", on: split) == ["a column is missing here"])
  }
}
