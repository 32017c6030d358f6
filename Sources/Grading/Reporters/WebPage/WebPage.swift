/// A self-contained HTML page with a header, main content and a closing note.
///
/// The page's policy lets a browser run and load nothing but the page's own script and style sheet.
package struct WebPage: Hashable {
  /// The title of the browser window.
  package var title: String
  /// The content above the main content, such as the heading or links to other pages.
  package var header: [Markup]
  /// The main content.
  package var main: Markup
  /// The sentences at the end of the page.
  package var note: String
  /// A link that a keyboard user reaches first, or nil if the page has none.
  package var skip: SkipLink?
  /// The style sheet of the page.
  package var style: WebPageStyle
  /// The page's script, or nil if the page needs none.
  package var script: WebPageScript?

  /// A link above the header that skips to another part of the page.
  package struct SkipLink: Hashable {
    /// The link's target on the page, such as `#content`.
    package var place: String
    /// The text of the link.
    package var words: String

    package init(to place: String, _ words: String) {
      self.place = place
      self.words = words
    }
  }

  package init(
    title: String,
    header: [Markup],
    main: Markup,
    note: String,
    skip: SkipLink? = nil,
    style: WebPageStyle,
    script: WebPageScript? = nil
  ) {
    self.title = title
    self.header = header
    self.main = main
    self.note = note
    self.skip = skip
    self.style = style
    self.script = script
  }

  /// The page's text, with a final line feed.
  package var text: String {
    let page = Markup.element("html", [.init("lang", "en")], head, body)
    return "<!DOCTYPE html>\n" + page.written(as: .html) + "\n"
  }

  /// The policy that limits what a browser may load and run.
  private var policy: String {
    let scripts = script.map { ["script-src 'sha256-\($0.digest)'"] } ?? []
    return
      (["default-src 'none'", "style-src 'sha256-\(style.digest)'"] + scripts
      + ["base-uri 'none'", "form-action 'none'"]).joined(separator: "; ")
  }

  private var head: Markup {
    .element(
      "head",
      [],
      .element("meta", [.init("charset", "utf-8")]),
      .element(
        "meta",
        [.init("http-equiv", "Content-Security-Policy"), .init("content", policy)]
      ),
      .element(
        "meta",
        [.init("name", "viewport"), .init("content", "width=device-width, initial-scale=1")]
      ),
      .element("meta", [.init("name", "referrer"), .init("content", "no-referrer")]),
      .element("meta", [.init("name", "color-scheme"), .init("content", "light dark")]),
      .element("title", [], .text(title)),
      .element("style", [], .raw(style.text))
    )
  }

  private var body: Markup {
    let link = skip.map {
      Markup.element("a", [.init("class", "skip"), .init("href", $0.place)], .text($0.words))
    }
    let script = script.map { Markup.element("script", [], .raw($0.text)) }
    return .element(
      "body",
      [],
      [
        link, .element("header", [], header), main,
        .element("footer", [], .element("p", [], .text(note))), script,
      ].compactMap(\.self)
    )
  }
}
