/// The style sheet of a page.
package struct WebPageStyle: Hashable, Sendable {
  /// The text of the style sheet.
  package let text: String
  /// The Base64-encoded SHA-256 digest that the page's policy lists to permit the style sheet.
  package let digest: String

  /// Creates a style sheet that combines a page's own colours and rules with those of all pages.
  ///
  /// - Parameters:
  ///   - colors: The page's own colours by day.
  ///   - nightColors: The same colours by night.
  ///   - rules: The page's own rules.
  ///   - digest: The digest of the whole text, in base 64.
  package init(colors: String, nightColors: String, rules: String, digest: String) {
    text = """
      :root {
        --paper: #ffffff; --ink: #1b1f24; --quiet: #535b64; --line: #c3c9d0; --band: #f2f4f7;
        --link: #0a4fb0; --good: #dcf3e1; --good-ink: #0a4f20; --bad: #ffe1dd; --bad-ink: #861006;
        \(colors)
      }
      @media (prefers-color-scheme: dark) {
        :root {
          --paper: #14171b; --ink: #e8ebef; --quiet: #a3acb6; --line: #454d56; --band: #1e2329;
          --link: #8ab8ff; --good: #12391f; --good-ink: #b9efc7; --bad: #4d1712; --bad-ink: #ffcfc9;
          \(nightColors)
        }
      }
      \(Self.rules)\(rules)
      """
    self.digest = digest
  }

  private static let rules = """
    * { box-sizing: border-box; }
    body { margin: 0 auto; padding: 1rem; background: var(--paper); color: var(--ink); overflow-wrap: anywhere; }
    h1, h2, h3, h4 { line-height: 1.25; }
    a { color: var(--link); }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    .skip { position: absolute; left: -100rem; }
    .skip:focus { position: static; }
    .quiet, caption, figcaption, footer { color: var(--quiet); font-size: 0.9rem; }
    .facts dt { color: var(--quiet); }
    .facts dd { margin: 0; }
    .tools { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; }
    .tools[hidden] { display: none; }
    details { margin: 0.5rem 0; }
    summary { cursor: pointer; }
    @media print {
      .tools, .skip { display: none; }
      details::details-content { content-visibility: visible; display: block; }
    }

    """
}
