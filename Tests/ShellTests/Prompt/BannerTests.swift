import SceneText
import Shell
import Testing

@Suite("The greeting")
struct BannerTests {
  @Test("Three lines fit any terminal and name three things to type", arguments: [20, 40, 60, 80])
  func lines(columns: Int) {
    let lines = Banner(app: "An App With A Long Name").lines(TextLayout(width: columns))
    let text = lines.map(\.plain).joined(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.columns <= columns }, "\(text)")
    #expect(["tree", "help", "quit"].allSatisfy { text.contains($0) })
  }

  @Test(
    "A first start offers the guided tour, and later starts do not",
    arguments: [20, 40, 60, 80]
  )
  func first(columns: Int) {
    let layout = TextLayout(width: columns)
    let first = Banner(app: "Tour", isFirst: true).lines(layout)
    let later = Banner(app: "Tour").lines(layout)
    #expect(first.filter { $0.plain.contains("lesson 0") }.count == 1)
    #expect(first.filter { !$0.plain.contains("lesson 0") } == later)
    #expect(columns < 40 || first.allSatisfy { $0.columns <= columns })
  }
}
