import Browsing
import Shares
import Testing

@testable import Publishing

/// Every other run takes these tests.
@Suite(
  "The site in a browser",
  .serialized,
  .enabled(
    if: Browser.found != nil,
    "there is no Chromium here; on Debian it is the package chromium"
  ),
  .enabled(if: Share(of: 2).takes(1))
)
struct SiteBrowserTests {
  private let browser: Browser
  private let files: [PublishedFile]

  init() throws {
    browser = try #require(Browser.found)
    files = CourseSite(try SampleSchool.course(showsNotes: true)).files
  }

  private var lesson: String { files.first { $0.name == "01-stacks.html" }?.text ?? "" }

  @Test("Every page is shown without errors")
  func shown() throws {
    for file in files { #expect(try browser.view(file.text).console == []) }
  }

  @Test("A page loads nothing but itself")
  func requests() throws {
    let script = "document.body.dataset.asked = performance.getEntriesByType('resource').length"
    #expect(try browser.view(Self.operated(lesson, script)).note("asked") == "0")
  }

  @Test("An opened choice shows whether it is right")
  func quiz() throws {
    let script = """
      const choices = document.querySelectorAll('.choice');
      const verdict = () => document.querySelector('.quiz output').textContent;
      const open = async (index) => {
        choices[index].querySelector('summary').click();
        await new Promise((resolve) => setTimeout(resolve, 50));
        document.body.dataset[`after${index}`] = verdict();
      };
      open(0).then(() => open(1));
      """
    let view = try browser.view(Self.operated(lesson, script))
    #expect(view.console == [])
    #expect(view.note("after0") == "Not this one.")
    #expect(view.note("after1") == "Right.")
  }

  @Test(
    "A prediction is compared regardless of case, quotes and arrows",
    arguments: [
      ("Home", true), (" \\\"home\\\" ", true), ("Home > Letter 1", false),
      ("Home, Letter", false),
    ]
  )
  func prediction(answer: String, isRight: Bool) throws {
    let script = """
      const cell = document.querySelector('.question');
      cell.querySelector('input').value = "\(answer)";
      cell.querySelector('button').click();
      """
    let page = try browser.view(Self.operated(lesson, script)).page
    let verdict = isRight ? "Right: this is what the app shows." : "Not what happens."
    #expect(
      page.contains(
        "class=\"verdict \(isRight ? "right" : "wrong")\" for=\"cell-1-answer\">\(verdict)"
      )
    )
    #expect(page.contains("<details class=\"answer\" open=\"\"><summary>What happens"))
  }

  @Test("No answer is shown before somebody answers, and an empty field gives no answer")
  func beginning() throws {
    let page = try browser.view(
      Self.operated(lesson, "document.querySelector('.question button').click()")
    ).page
    #expect(page.contains("<p class=\"tools\"><label"))
    #expect(!page.contains("<details class=\"answer\" open"))
    #expect(page.contains("<output class=\"verdict\" for=\"cell-1-answer\"></output>"))
  }

  @Test("Without scripts the fields are missing, and answers still unfold")
  func withoutScripts() throws {
    let silent = lesson.replacing(/<script>.*<\/script>/.dotMatchesNewlines(), with: "")
    let page = try browser.view(silent).page
    #expect(page.contains("<p class=\"tools\" hidden=\"\">"))
    #expect(page.contains("<details class=\"choice right\"><summary>"))
  }

  @Test("On a phone, no page is wider than the window", arguments: [360, 320])
  func phone(width: Int) throws {
    let view = try browser.view(PhoneFrames(files.map(\.text), width: width).page)
    #expect(view.note("seen") == "\(files.count)")
    #expect(view.note("wide") == "")
  }

  @Test("A page that is wider than a phone is detected")
  func widePage() throws {
    let wide = lesson.replacing("overflow-x: auto", with: "overflow-x: visible")
      .replacing("<main id=\"content\">", with: "<main id=\"content\"><svg width=\"400\"></svg>")
    let view = try browser.view(PhoneFrames([wide], width: 360).page)
    #expect(view.note("wide")?.contains("beyond the edge") == true)
  }

  @Test("In dark mode, paper is dark and ink is light", arguments: [false, true])
  func darkMode(isDark: Bool) throws {
    let script = """
      const style = getComputedStyle(document.body);
      const fill = getComputedStyle(document.querySelector('.scene .here')).fill;
      document.body.dataset.colors = `${style.backgroundColor} ${style.color} ${fill}`;
      """
    let view = try browser.view(Self.operated(lesson, script), inDark: isDark)
    let colors =
      isDark
      ? "rgb(20, 23, 27) rgb(232, 235, 239) rgb(28, 53, 87)"
      : "rgb(255, 255, 255) rgb(27, 31, 36) rgb(220, 234, 254)"
    #expect(view.note("colors") == colors)
  }

  @Test("Everything that can be operated can be reached with the Tab key")
  func keyboard() throws {
    let script = """
      const used = Array.from(document.querySelectorAll('a, button, input, summary, pre'));
      document.body.dataset.unreachable = used.filter((element) => element.tabIndex < 0).length;
      """
    #expect(try browser.view(Self.operated(lesson, script)).note("unreachable") == "0")
  }

  @Test("The page's policy stops scripts even if the escaping fails")
  func policy() throws {
    let injected = lesson.replacing(
      "<main id=\"content\">",
      with: "<main id=\"content\"><script>document.title = 'owned'</script>"
    )
    let view = try browser.view(injected)
    #expect(view.page.contains("<title>1. Stacks &amp; &lt;paths&gt;</title>"))
    #expect(view.console.contains { $0.contains("Content Security Policy") })
  }

  /// The page without its policy, and with a script that does what a person would do.
  private static func operated(_ page: String, _ script: String) -> String {
    page.withoutPolicy.replacing("</body>", with: "<script>\(script)</script></body>")
  }
}
