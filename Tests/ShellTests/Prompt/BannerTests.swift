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
}
