import Browsing
import Foundation
import Grading
import Shares
import Testing

/// Every other run takes these tests.
@Suite(
  "The gradebook's page in a browser",
  .serialized,
  .enabled(
    if: Browser.found != nil,
    "there is no Chromium here; on Debian it is the package chromium"
  ),
  .enabled(if: Share(of: 2).takes(0))
)
struct WebPageBrowserTests {
  private let browser: Browser
  private let page: String

  init() throws {
    browser = try #require(Browser.found)
    page = try WebPageReporter().text(of: try SampleRecords.course())
  }

  @Test("The page is shown without errors, with the tools that need the script")
  func shown() throws {
    let view = try browser.view(page)
    #expect(view.console == [])
    #expect(view.rows == (try SampleRecords.course().map(\.submission)))
    #expect(view.page.contains("24 of 24 shown"))
    #expect(view.page.contains("<p class=\"tools\"><label"))
  }

  @Test("The address can set the sorting and the filter")
  func address() throws {
    let view = try browser.view(page, at: "sort=-points&filter=fail%20kernel")
    #expect(view.console == [])
    #expect(view.page.contains("data-column=\"points\" aria-sort=\"descending\""))
    #expect(
      view.rows == [
        "eriksen-sofie", "lee-minjun", "castro-lucia", "dubois-hugo", "haddad-omar", "nguyen-linh",
        "rossi-giulia", "kowalski-ola", "tanaka-ren",
      ]
    )
    #expect(view.page.contains("9 of 24 shown"))
  }

  @Test("A click sorts, and a second click reverses the order")
  func clicks() throws {
    let clicked = try browser.view(Self.operated(page, "button('submission').click()"))
    #expect(clicked.rows.prefix(3) == ["abdi-amina", "berg-jonas", "castro-lucia"])
    let twice = "button('seconds').click(); button('seconds').click()"
    let slowest = try browser.view(Self.operated(page, twice))
    #expect(slowest.rows.first == "sato-yuki")
    #expect(slowest.page.contains("data-column=\"seconds\" aria-sort=\"descending\""))
  }

  @Test("Typing filters the table")
  func typing() throws {
    let script = """
      const field = document.querySelector('input');
      field.value = 'TIMED out'; field.dispatchEvent(new Event('input'))
      """
    #expect(try browser.view(Self.operated(page, script)).rows == ["sato-yuki"])
  }

  @Test("A link to a submission opens its details")
  func details() throws {
    let view = try browser.view(page, at: "s1-3")
    #expect(view.page.contains("<details id=\"s1-3\" class=\"submission\" open=\"\">"))
    #expect(!view.page.contains("<details id=\"s1-4\" class=\"submission\" open"))
  }

  @Test("A meaningless address does no harm")
  func nonsense() throws {
    for fragment in ["sort=nobody", "%", "sort=-", "filter=%E0%A4%A", "marks-1", "__proto__"] {
      #expect(try browser.view(page, at: fragment).console == [])
    }
  }

  @Test("Without scripts, the page is a readable table")
  func withoutScripts() throws {
    // The browser prints a page by a script, so here it is the page that goes without.
    let silent = page.replacing(/<script>.*<\/script>/.dotMatchesNewlines(), with: "")
    let view = try browser.view(silent)
    #expect(view.rows == (try SampleRecords.course().map(\.submission)))
    #expect(view.page.contains("<p class=\"tools\" hidden=\"\">"))
    #expect(!view.page.contains("<button"))
  }

  @Test("Nothing that a learner writes runs or is loaded")
  func hostile() throws {
    let records = SampleRecords.hostileTexts.map(SampleRecords.hostile)
    let view = try browser.view(try WebPageReporter().text(of: records))
    #expect(view.console == [])
    #expect(view.rows.count == records.count)
    #expect(view.page.contains("<title>Gradebook: One array</title>"))
    #expect(view.page.matches(of: /<script/).count == 1)
    #expect(!view.page.contains("<img"))
  }

  @Test("The page's policy stops scripts even if the escaping fails")
  func policy() throws {
    let injected = page.replacing(
      "<main>",
      with: """
        <main><script>document.title = 'owned'</script>
        <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" onerror="document.title = 'owned'">
        """
    )
    let view = try browser.view(injected)
    #expect(view.page.contains("<title>Gradebook: One array</title>"))
    #expect(view.console.contains { $0.contains("Content Security Policy") })
  }

  /// The page without its policy, and with a script that does what a person would do.
  private static func operated(_ page: String, _ script: String) -> String {
    let open = page.replacing(/<meta http-equiv="Content-Security-Policy"[^>]*>/, with: "")
    let helper =
      "const button = (name) => document.querySelector(`th[data-column=${name}] button`);"
    return open.replacing("</body>", with: "<script>\(helper) \(script)</script></body>")
  }
}
