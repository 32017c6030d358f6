import Browsing
import FaultCatalogue
import Foundation
import Testing

@testable import Publishing

@Suite("The course as a site")
struct CourseSiteTests {
  private let files: [PublishedFile]

  init() throws {
    files = CourseSite(try SampleSchool.course()).files
  }

  private func page(_ name: String) throws -> String {
    try #require(files.first { $0.name == name }).text
  }

  @Test("The site has a map and a page for each lesson, the same each time")
  func names() throws {
    #expect(files.map(\.name) == ["index.html", "mistakes.html", "01-stacks.html", "02-tabs.html"])
    #expect(CourseSite(try SampleSchool.course()).files == files)
  }

  @Test("Every page is well formed, and a malformed page is detected")
  func shape() throws {
    for file in files { #expect(PageShape.complaints(about: file.text) == [], "\(file.name)") }
    let broken = try page("index.html").replacing("</li>", with: "")
    #expect(!PageShape.complaints(about: broken).isEmpty)
  }

  @Test("Nothing is loaded from elsewhere, and nothing runs in an attribute")
  func alone() {
    for file in files {
      #expect(file.text.matches(of: /<(link|img|iframe|object|embed|form|base)\b/).isEmpty)
      #expect(file.text.matches(of: /<[^>]*\s(src|style|on[a-z]+)=/).isEmpty)
      #expect(file.text.matches(of: /<script/).count == 1)
      #expect(!file.text.contains("url(") && !file.text.contains("@import"))
    }
  }

  @Test("Every link leads somewhere, every place has a unique name, and faults are detected")
  func links() throws {
    var pages = Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.text) })
    #expect(PageLinks.complaints(about: pages) == [])
    pages["index.html"] = try page("index.html").replacing("\"#content\"", with: "\"#nowhere\"")
      .replacing("lesson-2", with: "lesson-1")
    pages["02-tabs.html"] = nil
    #expect(
      PageLinks.complaints(about: pages) == [
        "01-stacks.html: 02-tabs.html leads nowhere", "01-stacks.html: 02-tabs.html leads nowhere",
        "01-stacks.html: 02-tabs.html leads nowhere", "01-stacks.html: 02-tabs.html leads nowhere",
        "index.html: two places are called lesson-1", "index.html: #nowhere leads nowhere",
        "index.html: 02-tabs.html leads nowhere", "index.html: 02-tabs.html leads nowhere",
      ]
    )
  }

  @Test("The catalogue has an entry for each mistake, with both apps and their screens")
  func catalogue() throws {
    let page = try page("mistakes.html")
    for fault in Fault.all {
      #expect(page.contains("<h2 id=\"\(fault.id)\">"), "\(fault.id)")
      #expect(page.contains("href=\"#\(fault.id)\""), "\(fault.id)")
    }
    let entry = page.components(separatedBy: "<h2 ").first { $0.hasPrefix("id=\"stale-state\"") }
    #expect(try #require(entry).contains("&gt; tap"))
    #expect(page.matches(of: /<h3>Wrong<\/h3>/).count == Fault.all.count)
    #expect(try self.page("index.html").contains("mistakes.html"))
  }

  @Test("The map shows each lesson's purpose, its prerequisites and its exercises")
  func map() throws {
    let map = try page("index.html")
    #expect(
      map.contains(
        "<h2><a href=\"01-stacks.html\">1. Stacks &amp; &lt;paths&gt;</a></h2><p>What a &quot;stack&quot; is.</p>"
      )
    )
    #expect(map.contains("<dt>Afterwards you can</dt><dd><ul><li>Push a value.</li>"))
    #expect(
      map.contains(
        "<dt>Leads to</dt><dd><ul><li><a href=\"02-tabs.html\">2. Tabs</a></li></ul></dd>"
      )
    )
    #expect(
      map.contains(
        "<dt>Builds on</dt><dd><ul><li><a href=\"01-stacks.html\">1. Stacks &amp; &lt;paths&gt;</a></li>"
          + "<li>09-not-published</li></ul></dd>"
      )
    )
    #expect(
      map.contains(
        "<li>1. Exercise &lt;01-there-and-back&gt; <span class=\"quiet\">(code, 5 min)</span></li>"
      )
    )
    #expect(map.contains("2 lessons, about 22 minutes of reading and practice, and 2 exercises."))
  }

  @Test("Links of the prose lead to pages, to the web, or nowhere")
  func proseLinks() throws {
    #expect(
      try page("01-stacks.html").contains(
        "<p>A <em>path</em>\n<strong>is</strong><code>[Route]</code><br><a href=\"02-tabs.html\">tabs</a>"
          + "<a href=\"https://www.swift.org\">Swift</a><span>gone (Docs/Gone.md)</span></p>"
      )
    )
  }

  @Test("A command is above its output, and a drawing is below if the state changes")
  func exchanges() throws {
    let page = try page("01-stacks.html")
    let exchange = """
      <pre class="command" tabindex="0"><code><span class="sign" aria-hidden="true">&gt; </span>tap \
      &quot;Letter&quot;</code></pre><pre tabindex="0"><code>App  <span class="type">Mail&lt;App&gt;</span>
      <span class="added">+ screen</span></code></pre><figure class="drawing"><svg class="scene"
      """
    #expect(page.contains(exchange))
    // The path command changes nothing, so it has no drawing of its own.
    #expect(page.matches(of: /<svg\s/).count == 5)
    #expect(page.matches(of: /<summary>The same screen as a tree</).count == 3)
    let tree = "<span class=\"focus\">▶</span> <span class=\"focus\">&quot;Letter 1&quot;</span>"
    #expect(page.contains(tree))
  }

  @Test("A prediction shows the commands, folds the result, and knows the right answer")
  func prediction() throws {
    let page = try page("01-stacks.html")
    #expect(
      page.contains(
        """
        <section class="cell question" aria-labelledby="cell-1" data-kind="screens" \
        data-answer="Home"><h3 id="cell-1">Say it first</h3>\
        <pre tabindex="0"><code>&gt; path
        &gt; back</code></pre>
        """
      )
    )
    #expect(
      page.contains(
        "<details class=\"answer\"><summary>What happens</summary><div class=\"exchange\">"
      )
    )
    // What tells the answer is folded with it, and the sentence that leads over to something else is not.
    #expect(page.contains("<p>Home is the root. It is always there.</p></details>"))
    #expect(page.contains(/<p>\s*So it stays:<\/p>/))
  }

  @Test("Each choice of a question has its explanation")
  func quiz() throws {
    let page = try page("01-stacks.html")
    #expect(
      page.contains(
        """
        <details class="choice wrong"><summary>a. One</summary><p><strong>Not this one. </strong></p>\
        <p>No &lt;one&gt;.</p></details><details class="choice right"><summary>b. <code>nil</code></summary>\
        <p><strong>Right. </strong></p><p>Yes.</p></details>
        """
      )
    )
  }

  @Test("A task states what to do and how to try it, and folds hints and solution")
  func task() throws {
    let page = try page("01-stacks.html")
    #expect(
      page.contains("At the terminal: <code>navlab learn 1</code>. NavLab then checks the task")
    )
    #expect(page.contains("<code>expect sheet &quot;Compose&quot;</code>"))
    #expect(page.contains("<details><summary>Hint 1</summary><p>There is a button.</p></details>"))
    #expect(page.contains("<details class=\"answer\"><summary>One possible solution</summary>"))
  }

  @Test("Notes for teachers appear only on request")
  func notes() throws {
    #expect(try !page("01-stacks.html").contains("Ask who is lost."))
    let files = CourseSite(try SampleSchool.course(showsNotes: true)).files
    #expect(files[2].text.contains("<section class=\"cell teacher\""))
    #expect(files[2].text.contains("<p>Ask who is lost.</p>"))
  }

  @Test("Source remains text, whatever it contains")
  func source() throws {
    #expect(
      try page("01-stacks.html").contains(
        "<span class=\"comment\">// &lt;/script&gt;&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;</span>"
      )
    )
  }
}
