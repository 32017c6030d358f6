/// A table that counts the submissions with each number of points.
struct PointsTable {
  /// The numbers of submissions with each number of points, from zero to the maximum.
  let distribution: [Int]
  /// The maximum number of points for the exercise.
  let maximum: Int

  /// The maximum number of rows, beyond which neighbouring rows are combined.
  private static let mostRows = 21

  var markup: Markup {
    let most = rows.map(\.count).max() ?? 0
    return .element(
      "table",
      [.init("class", "spread")],
      .element("caption", [], .text("The number of submissions for each number of points.")),
      .element(
        "thead",
        [],
        .element(
          "tr",
          [],
          .element("th", [.init("scope", "col")], .text("Points")),
          .element("th", [.init("scope", "col")], .text("Submissions")),
          .element("td", [])
        )
      ),
      .element("tbody", [], rows.map { row($0.name, $0.count, of: most) })
    )
  }

  private var rows: [(name: String, count: Int)] {
    let step = max(1, (distribution.count + Self.mostRows - 1) / Self.mostRows)
    return stride(from: 0, to: distribution.count, by: step).map { first in
      let last = min(first + step, distribution.count) - 1
      let name = first == last ? String(first) : "\(first) to \(last)"
      return (name, distribution[first...last].reduce(0, +))
    }
  }

  private func row(_ name: String, _ count: Int, of most: Int) -> Markup {
    let width = most == 0 ? 0 : count * 200 / most
    let bar = Markup.element(
      "svg",
      [
        .init("width", 200), .init("height", 14), .init("aria-hidden", "true"),
        .init("focusable", "false"),
      ],
      .element("rect", [.init("width", max(width, count == 0 ? 0 : 2)), .init("height", 14)])
    )
    return .element(
      "tr",
      [],
      .element("th", [.init("scope", "row")], .text(name)),
      .element("td", [.init("class", "number")], .text(String(count))),
      .element("td", [], bar)
    )
  }
}
