import Browsing
import Grading
import Testing

@testable import Publishing

@Suite("The frame of the pages")
struct WebPageTests {
  @Test("The policy names the page's own script and style sheet")
  func digests() throws {
    let (script, style) = (WebPageScript.course, WebPageStyle.course)
    #expect(try Digest.sha256(of: script.text) == script.digest)
    #expect(try Digest.sha256(of: style.text) == style.digest)
  }

  @Test("Text has enough contrast in light and dark mode")
  func contrast() throws {
    let parts = WebPageStyle.course.text.split(separator: "@media (prefers-color-scheme: dark)")
    #expect(parts.count == 2)
    for part in parts {
      let colors = Dictionary(
        part.matches(of: /--([a-z-]+): #([0-9a-f]{6});/).map { (String($0.1), String($0.2)) }
      ) { first, _ in first }
      #expect(colors.count == 21)
      let onBand = [
        "ink", "quiet", "keyword", "type", "string", "number", "attribute", "added", "removed",
        "changed",
      ]
      let pairs =
        onBand.map { ($0, "band") } + ["ink", "quiet", "link"].map { ($0, "paper") }
        + ["ink", "quiet"].map { ($0, "here") }
        + ["good", "bad", "note"].map { ("\($0)-ink", $0) }
      for (ink, ground) in pairs {
        let ratio = Contrast.ratio(try #require(colors[ink]), try #require(colors[ground]))
        #expect(ratio >= 4.5, "\(ink) on \(ground): \(ratio)")
      }
    }
  }
}
