import Grading

/// A page of the site: its frame and its content.
struct WebPage {
  /// The title of the browser's window.
  var title: String
  /// The links to other pages above the content.
  var header: [Markup]
  /// The content of the page.
  var main: [Markup]
  /// The version of NavLab that writes the page.
  var version: String

  /// The page as text.
  var text: String {
    let page = Markup.element("html", [.init("lang", "en")], head, body)
    return "<!DOCTYPE html>\n" + page.written(as: .html) + "\n"
  }

  /// The policy that allows a browser to load only the page's own style sheet and script.
  static let policy = [
    "default-src 'none'", "style-src 'sha256-\(WebPageStyle.digest)'",
    "script-src 'sha256-\(WebPageScript.digest)'", "base-uri 'none'", "form-action 'none'",
  ].joined(separator: "; ")

  private var head: Markup {
    .element(
      "head",
      [],
      .element("meta", [.init("charset", "utf-8")]),
      .element(
        "meta",
        [.init("http-equiv", "Content-Security-Policy"), .init("content", Self.policy)]
      ),
      .element(
        "meta",
        [.init("name", "viewport"), .init("content", "width=device-width, initial-scale=1")]
      ),
      .element("meta", [.init("name", "referrer"), .init("content", "no-referrer")]),
      .element("meta", [.init("name", "color-scheme"), .init("content", "light dark")]),
      .element("title", [], .text(title)),
      .element("style", [], .raw(WebPageStyle.text))
    )
  }

  private var body: Markup {
    let note =
      "Written by NavLab \(version). The pages stand alone: they load nothing and send nothing. What the "
      + "commands show comes from a run of the app."
    return .element(
      "body",
      [],
      .element(
        "a",
        [.init("class", "skip"), .init("href", "#content")],
        .text("Skip to the text")
      ),
      .element("header", [], header),
      .element("main", [.init("id", "content")], main),
      .element("footer", [], .element("p", [], .text(note))),
      .element("script", [], .raw(WebPageScript.text))
    )
  }
}
