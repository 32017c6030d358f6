import Grading
import Testing

@testable import Publishing

@Suite("Drawings of an app")
struct SceneDrawingTests {
  private func svg(_ path: [String], sheet: String? = nil) -> String {
    SceneDrawing(SampleSchool.snapshot(path, sheet: sheet)).markup(perRow: 2, id: "d")
      .written(as: .html)
  }

  @Test("A stack is drawn upright, with the frontmost place marked")
  func stack() {
    #expect(
      svg([".letter(1)"]) == """
        <svg class="scene" viewBox="0 0 260 115" width="260" height="115" role="img" \
        aria-labelledby="d-title d-words"><title id="d-title">Home › Letter 1</title>\
        <desc id="d-words">MailApp: Home; Letter 1 for .letter(1), on screen.</desc>\
        <g class="card" transform="translate(0 0)"><text class="title" x="4" y="16">MailApp</text>\
        <rect class="frame" x="1" y="24" width="258" height="90" rx="8"></rect>\
        <rect class="screen" x="8" y="75" width="244" height="32" rx="5"></rect>\
        <text class="name" x="18" y="95">Home</text>\
        <rect class="screen here" x="8" y="32" width="244" height="48" rx="5"></rect>\
        <text class="name" x="18" y="52">Letter 1 ◀</text>\
        <text class="value" x="18" y="69">.letter(1)</text></g></svg>
        """
    )
  }

  @Test("A presentation is drawn as a separate card")
  func sheet() {
    let drawing = svg([], sheet: "Compose")
    #expect(
      drawing.contains(
        "<desc id=\"d-words\">MailApp: Home. sheet, presented: Compose, on screen.</desc>"
      )
    )
    #expect(drawing.contains("<g class=\"card over\" transform=\"translate(166 0)\">"))
  }

  @Test("In a narrow drawing, the third tab is below the first")
  func rows() {
    let drawing = SceneDrawing(SampleSchool.tabs)
    #expect(drawing.isWide)
    let narrow = drawing.markup(perRow: SceneDrawing.fewest, id: "d").written(as: .html)
    #expect(narrow.contains("viewBox=\"0 0 320 156\""))
    #expect(narrow.contains("translate(0 84)"))
    let wide = drawing.markup(perRow: SceneDrawing.most, id: "d").written(as: .html)
    #expect(wide.contains("viewBox=\"0 0 660 72\""))
    #expect(
      wide.contains(
        "<desc id=\"d-words\">Inbox, tab: Inbox. Sent, selected tab: Sent, on screen. Search, tab: Search.</desc>"
      )
    )
  }

  @Test("The middle of a high stack is left out")
  func high() {
    let drawing = svg((1...20).map { ".letter(\($0))" })
    #expect(drawing.contains(">… 15 more</text>"))
    #expect(drawing.contains(">Home</text>") && drawing.contains(">Letter 20 ◀</text>"))
    #expect(!drawing.contains(">Letter 15</text>") && drawing.contains(">Letter 16</text>"))
  }

  @Test("A long name is cut to fit its screen")
  func long() {
    let drawing = svg([".letter(title: \"\(String(repeating: "x", count: 90))\")"])
    let texts = drawing.matches(of: /<text class="value"[^>]*>([^<]*)</).map { String($0.1) }
    #expect(texts.map { $0.replacing("&quot;", with: "\"").count } == [33])
  }

  @Test("A standalone drawing states its language and brings its colours")
  func alone() {
    let drawing = SceneDrawing(SampleSchool.snapshot([])).markup(perRow: 4, id: nil)
      .written(as: .xml)
    #expect(drawing.hasPrefix("<svg class=\"scene\" viewBox="))
    #expect(drawing.contains(" xmlns=\"http://www.w3.org/2000/svg\">"))
    #expect(drawing.contains("<style>svg { --paper:"))
  }
}
