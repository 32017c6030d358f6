/// A gradebook as one page for a browser, with everything in it and nothing from elsewhere.
///
/// Whatever learners have written is text there. Besides, the page's own policy lets a browser run and load
/// nothing but the one script and the one style sheet that the page brings along.
package struct WebPageReporter: Reporter, Hashable {
  package init() {}

  package func text(of records: [GradingRecord]) throws -> String {
    let groups = ExerciseGroup.groups(of: records)
    let title = groups.count == 1 ? "Gradebook: \(groups[0].title)" : "Gradebook"
    let page = Markup.element(
      "html",
      [.init("lang", "en")],
      Self.head(title),
      Self.body(title, groups, version: records.first?.version)
    )
    return "<!DOCTYPE html>\n" + page.written(as: .html) + "\n"
  }

  /// What a browser may load and run.
  static let policy = [
    "default-src 'none'", "style-src 'sha256-\(WebPageStyle.digest)'",
    "script-src 'sha256-\(WebPageScript.digest)'", "base-uri 'none'", "form-action 'none'",
  ].joined(separator: "; ")

  private static func head(_ title: String) -> Markup {
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
      .element("style", [], .raw(WebPageStyle.text))
    )
  }

  private static func body(_ title: String, _ groups: [ExerciseGroup], version: String?) -> Markup {
    var main = groups.enumerated().map { WebPageSection(group: $1, number: $0 + 1).markup }
    if groups.isEmpty { main.append(.element("p", [], .text("There are no submissions."))) }
    let note =
      "The page stands alone: it loads nothing and sends nothing. It names learners and shows hidden "
      + "checks, so it is for teachers.\(version.map { " Judged by NavLab \($0)." } ?? "")"
    return .element(
      "body",
      [],
      .element(
        "a",
        [.init("class", "skip"), .init("href", "#marks-1")],
        .text("Skip to the marks")
      ),
      .element("header", [], .element("h1", [], .text(title))),
      .element("main", [], main),
      .element("footer", [], .element("p", [], .text(note))),
      .element("script", [], .raw(WebPageScript.text))
    )
  }
}
