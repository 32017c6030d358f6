import ProcessorTime
import SceneModel
import SceneText
import Testing

/// The cost of describing a change in an app with many screens.
@Suite("The drawing of a deep stack")
struct DeepDiffTests {
  private let layout = TextLayout(width: 80)

  private static func snapshot(depth: Int) -> Snapshot {
    let screens = (0...depth).map {
      Element(id: $0 + 10, kind: .screen, label: "Level \($0)", value: $0 > 0 ? "\($0)" : nil)
    }
    let path = (0..<depth).map { "\($0 + 1)" }
    let stack = Element(id: 1, kind: .navigationStack, path: path, children: screens)
    return Snapshot(app: "Deep", window: Element(id: 0, kind: .window, children: [stack]))
  }

  private static func push(on snapshot: Snapshot) -> Snapshot {
    var snapshot = snapshot
    let depth = snapshot.window.children[0].path?.count ?? 0
    snapshot.window.children[0].path?.append("\(depth + 1)")
    snapshot.window.children[0].children.append(
      Element(id: depth + 11, kind: .screen, label: "Level \(depth + 1)", value: "\(depth + 1)")
    )
    return snapshot
  }

  private func text(_ lines: [StyledText]) -> String { lines.map(\.plain).joined(separator: "\n") }

  @Test("A push and a pop are reported in the same way at any depth")
  func same() {
    for depth in [100, 8_000] {
      let before = Self.snapshot(depth: depth)
      let after = Self.push(on: before)
      #expect(
        text(SceneDiff(from: before, to: after).lines(layout)) == """
          pushed \(depth + 1)
            App  Deep
          ~ └─ NavigationStack  path: \(depth + 1)   was \(depth)
               ├─ … \(depth + 1) screens unchanged
          +    └─ ▶ "Level \(depth + 1)"             \(depth + 1)
          """
      )
      #expect(
        text(SceneDiff(from: after, to: before).lines(layout))
          .contains("… \(depth) screens unchanged")
      )
    }
  }

  @Test("A tree omits the middle of a deep stack, except special screens")
  func tree() {
    var snapshot = Self.snapshot(depth: 8_000)
    #expect(
      text(SceneTree(snapshot).lines(layout)).contains(
        """
           ├─ "Level 2"        2
           ├─ … 7990 screens
           ├─ "Level 7993"
        """
      )
    )
    let alert = Element(id: 5, kind: .alert, label: "Hello")
    snapshot.window.children[0].children[4_000].children = [alert]
    let lines = text(SceneTree(snapshot).lines(layout))
    #expect(lines.contains("… 3997 screens") && lines.contains("… 3992 screens"))
    #expect(lines.contains("\"Level 4000\"") && lines.contains("▶ \"Hello\""))
  }

  @Test("A change on a covered screen is reported with the numbers of unchanged screens")
  func covered() {
    let before = Self.snapshot(depth: 8_000)
    var after = before
    after.window.children[0].children[5].label = "Five"
    let lines = text(SceneDiff(from: before, to: after).lines(layout))
    #expect(lines.contains("… 5 screens unchanged") && lines.contains("… 7994 screens unchanged"))
    #expect(lines.contains("\"Five\""))
  }

  @Test("The path to a deep screen is shown from its end")
  func breadcrumb() {
    let snapshot = Self.snapshot(depth: 8_000)
    #expect(
      Breadcrumb(snapshot).text(TextLayout(width: 40)) == "… › Level 7998 › Level 7999 › Level 8000"
    )
  }

  @Test("The work does not grow with the depth")
  func growth() {
    func work(_ depth: Int) -> () -> Void {
      let before = Self.snapshot(depth: depth)
      let after = Self.push(on: before)
      return {
        for _ in 0..<20 {
          _ = SceneDiff(from: before, to: after).lines(layout)
          _ = SceneDiff(from: after, to: before).lines(layout)
          _ = SceneDiff(from: after, to: after).lines(layout)
          _ = SceneTree(after).lines(layout)
          _ = after.focus
        }
      }
    }
    // What does grow is the list of blocks, of which there is one for 32 screens.
    #expect(Growth.ratio(atMost: 4, of: work(8_000), to: work(1_000)) <= 4)
  }
}
