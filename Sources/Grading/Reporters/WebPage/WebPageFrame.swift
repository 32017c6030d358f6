/// The frame of a self-contained HTML page.
///
/// The page's own policy lets a browser run and load nothing but the one script and the one style sheet that the page
/// brings along.
struct WebPageFrame: Hashable {
  /// The title, which is also the heading.
  let title: String
  /// The sentences at the end of the page.
  let note: String
  /// Whether the page has tables with a script that sorts and filters them.
  var hasScript = false

  /// Writes the page.
  ///
  /// - Parameters:
  ///   - main: The content.
  ///   - skip: A place on the page that a keyboard reaches first, with the words of that link; nil for none.
  /// - Returns: The text of the page, with a line end at its end.
  func text(
    around main: [Markup],
    skippingTo skip: (place: String, words: String)? = nil
  ) -> String {
    let page = Markup.element("html", [.init("lang", "en")], head, body(main, skip))
    return "<!DOCTYPE html>\n" + page.written(as: .html) + "\n"
  }

  /// Returns the policy that limits what a browser may load and run.
  static func policy(hasScript: Bool) -> String {
    let script = hasScript ? ["script-src 'sha256-\(WebPageScript.digest)'"] : []
    return
      (["default-src 'none'", "style-src 'sha256-\(WebPageStyle.digest)'"] + script
      + ["base-uri 'none'", "form-action 'none'"]).joined(separator: "; ")
  }

  private var head: Markup {
    .element(
      "head",
      [],
      .element("meta", [.init("charset", "utf-8")]),
      .element(
        "meta",
        [
          .init("http-equiv", "Content-Security-Policy"),
          .init("content", Self.policy(hasScript: hasScript)),
        ]
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

  private func body(_ main: [Markup], _ skip: (place: String, words: String)?) -> Markup {
    let link = skip.map {
      Markup.element("a", [.init("class", "skip"), .init("href", $0.place)], .text($0.words))
    }
    let script = hasScript ? [Markup.element("script", [], .raw(WebPageScript.text))] : []
    return .element(
      "body",
      [],
      (link.map { [$0] } ?? []) + [
        .element("header", [], .element("h1", [], .text(title))),
        .element("main", [], main),
        .element("footer", [], .element("p", [], .text(note))),
      ] + script
    )
  }
}
