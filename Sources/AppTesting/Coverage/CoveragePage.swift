import Grading
package import SceneText

/// The coverage of an app's navigation as a self-contained page for a browser.
package struct CoveragePage {
  private let app: String
  private let coverage: Coverage
  private let graph: NavigationGraph

  /// Creates the page about the coverage of an app.
  ///
  /// - Parameters:
  ///   - app: The name of the app.
  ///   - coverage: The coverage.
  ///   - graph: The places of the app and the connections between them.
  package init(app: String, _ coverage: Coverage, graph: NavigationGraph) {
    self.app = app
    self.coverage = coverage
    self.graph = graph
  }

  /// The HTML text of the page.
  package var text: String {
    let title = "Navigation coverage of \(app): \(coverage.wholePercent)%"
    let head = Markup.element(
      "head",
      [],
      .element("meta", [.init("charset", "utf-8")]),
      .element("meta", [.init("name", "viewport"), .init("content", "width=device-width")]),
      .element("title", [], .text(title)),
      .element("style", [], .raw(Self.style))
    )
    let body = Markup.element(
      "body",
      [],
      .element("h1", [], .text(title)),
      table,
      .element("h2", [], .text("Places and ways")),
      .element("p", [], .text("No test has visited the places with a dashed outline.")),
      .raw(GraphPicture(graph).text),
      .element("h2", [], .text("All of it")),
      .element("table", [], [row("th", ["kind", "name", "declared in", "visited"])] + rows)
    )
    let page = Markup.element("html", [.init("lang", "en")], head, .raw("\n"), body)
    return "<!DOCTYPE html>\n" + page.written(as: .html) + "\n"
  }

  private var table: Markup {
    let kinds = CoverageKind.allCases.compactMap { kind -> Markup? in
      let items = coverage.items(kind)
      guard !items.isEmpty else { return nil }
      let visited = items.count(where: \.isVisited)
      return row("td", [kind.plural, "\(visited) of \(items.count)"])
    }
    return .element("table", [], [row("th", ["kind", "visited"])] + kinds)
  }

  private var rows: [Markup] {
    coverage.items.map { item in
      let cells = [item.kind.rawValue, item.name, item.place ?? "", item.isVisited ? "yes" : "no"]
      return .element(
        "tr",
        item.isVisited ? [] : [.init("class", "missed")],
        cells.map { .element("td", [], .text($0)) }
      )
    }
  }

  private func row(_ cell: String, _ texts: [String]) -> Markup {
    .element("tr", [], texts.map { .element(cell, [], .text($0)) })
  }

  private static let style = """
    :root { color-scheme: light dark; font-family: system-ui, sans-serif; }
    body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
    table { border-collapse: collapse; margin: 1rem 0; }
    th, td { border: 1px solid color-mix(in srgb, currentColor 30%, transparent); padding: 0.25rem 0.6rem; text-align: left; }
    td { overflow-wrap: anywhere; }
    td:first-child { overflow-wrap: normal; }
    .missed td { font-style: italic; }
    svg { max-width: 100%; height: auto; }
    """
}
