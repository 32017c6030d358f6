import Browsing
import Testing

@testable import Grading

@Suite("The gradebook's page")
struct WebPageReporterTests {
  private func page(_ records: [GradingRecord]) throws -> String {
    try WebPageReporter().text(of: records)
  }

  @Test("The policy names the page's own script and style sheet")
  func digests() throws {
    let (script, style) = (WebPageScript.gradebook, WebPageStyle.gradebook)
    #expect(try Digest.sha256(of: script.text) == script.digest)
    #expect(try Digest.sha256(of: style.text) == style.digest)
    #expect(try page([]).contains("script-src &#39;sha256-\(script.digest)&#39;"))
  }

  @Test("Nothing is loaded from elsewhere")
  func alone() throws {
    let page = try page(try SampleRecords.course())
    #expect(!page.contains("http://") && !page.contains("https://") && !page.contains("url("))
    #expect(page.matches(of: /<(link|img|iframe|object|embed|form|base)\b/).isEmpty)
    #expect(page.matches(of: /\s(src|style|on[a-z]+)=/).isEmpty)
    #expect(page.matches(of: /href="[^#]/).isEmpty)
  }

  @Test("Every link leads to a place on the page, and every place has a unique name")
  func links() throws {
    var other = try SampleRecords.record("abdi-amina")
    other.exercise = "03-deep-links"
    let page = try page(try SampleRecords.course() + [other])
    let places = page.matches(of: /\sid="([^"]+)"/).map { String($0.1) }
    let links = page.matches(of: /(?:href="#|\sfor=")([^"]+)"/).map { String($0.1) }
    #expect(Set(places).count == places.count)
    #expect(Set(links).subtracting(places) == [])
  }

  @Test("A verdict is shown in words beside its colour, and headers state their scope")
  func words() throws {
    let page = try page([try SampleRecords.record("castro-lucia")])
    #expect(page.contains("<td class=\"verdict failed\" data-sort=\"1\">fail 1</td>"))
    #expect(page.contains("<th scope=\"col\" data-column=\"back\">back (hidden, 1)</th>"))
    #expect(page.contains("<th scope=\"row\"><a href=\"#s1-1\"><bdi>castro-lucia</bdi></a></th>"))
    let headers = page.matches(of: /<th[ >]/).count
    #expect(page.matches(of: /<th scope="(col|row)"/).count == headers)
  }

  @Test("Code that ran without a sandbox gets a warning")
  func isolation() throws {
    let warning = "Warning: Some of the code ran without a sandbox"
    #expect(try page([try SampleRecords.record("okafor-chidi")]).contains(warning))
    #expect(try !page([try SampleRecords.record("abdi-amina")]).contains(warning))
    // Nothing of theirs was run.
    #expect(try !page([try SampleRecords.record("van-dijk-sem")]).contains(warning))
  }

  @Test("The map shows the expected state beside the actual state")
  func map() throws {
    let page = try page(try SampleRecords.course())
    #expect(page.contains("<h4>5 submissions</h4>"))
    #expect(
      page.contains(
        "<figcaption>Seen</figcaption><pre>NavigationStack  path: 1\n├─ &quot;Islands&quot;\n└─"
      )
    )
  }

  @Test("Text has enough contrast in light and dark mode")
  func contrast() throws {
    let parts = WebPageStyle.gradebook.text.split(separator: "@media (prefers-color-scheme: dark)")
    #expect(parts.count == 2)
    for part in parts {
      let colors = Dictionary(
        part.matches(of: /--([a-z-]+): #([0-9a-f]{6});/).map { (String($0.1), String($0.2)) }
      ) { first, _ in first }
      #expect(colors.count == 17)
      let pairs =
        ["ink", "quiet", "link"].flatMap { ink in ["paper", "band"].map { (ink, $0) } }
        + ["good", "bad", "end", "slow", "none"].map { ("\($0)-ink", $0) }
      for (ink, ground) in pairs {
        let ratio = Contrast.ratio(try #require(colors[ink]), try #require(colors[ground]))
        #expect(ratio >= 4.5, "\(ink) on \(ground)")
      }
    }
  }
}
