import Foundation

/// A table of marks, with a row for each submission and a column for each check.
struct MarksTable {
  let group: ExerciseGroup
  /// The number of the exercise on the page, counted from 1.
  let number: Int

  var markup: Markup {
    let caption = "The headings show the maximum points."
    let table = Markup.element(
      "table",
      [.init("class", "marks"), .init("id", "marks-\(number)")],
      .element("caption", [], .text(caption)),
      .element("thead", [], .element("tr", [], header)),
      .element("tbody", [], group.records.enumerated().map { row(of: $1, at: $0) })
    )
    return .element(
      "div",
      [],
      tools,
      .element(
        "div",
        [
          .init("class", "scroll"), .init("role", "region"), .init("tabindex", "0"),
          .init("aria-label", "Marks"),
        ],
        table
      )
    )
  }

  /// The controls that need the script and stay hidden without it.
  private var tools: Markup {
    let field = "filter-\(number)"
    return .element(
      "p",
      [.init("class", "tools"), .init("hidden", "")],
      .element("label", [.init("for", field)], .text("Show rows with")),
      .element(
        "input",
        [.init("type", "search"), .init("id", field), .init("autocomplete", "off")]
      ),
      .element("output", [.init("for", field)])
    )
  }

  private var header: [Markup] {
    let first = [("submission", "Submission"), ("status", "Status")]
    let points = [("points", "Points of \(group.maximum)")]
    let checks = group.checks.map { check in
      let hidden = check.isHidden ? "hidden, " : ""
      return (check.name, "\(check.name) (\(hidden)\(check.maximum))")
    }
    let last = [("alarms", "Alarms"), ("isolation", "Isolation"), ("seconds", "Seconds")]
    return (first + points + checks + last).map { column, text in
      .element("th", [.init("scope", "col"), .init("data-column", column)], .text(text))
    }
  }

  private func row(of record: GradingRecord, at index: Int) -> Markup {
    let link = Markup.element(
      "a",
      [.init("href", "#" + WebPageSection.id(number, index))],
      .element("bdi", [], .text(record.submission))
    )
    let cells = [
      Markup.element("th", [.init("scope", "row")], link),
      .element(
        "td",
        [.init("class", "status \(record.status.rawValue)")],
        .text(record.status.words)
      ),
      .element(
        "td",
        [.init("class", "number"), .init("data-sort", record.hasMark ? record.points : -1)],
        .text(record.hasMark ? String(record.points) : "no mark")
      ),
    ]
    let seconds = String(format: "%.2f", record.seconds)
    return .element(
      "tr",
      [],
      cells + group.checks.map { cell(of: $0.name, in: record) } + [
        .element(
          "td",
          [.init("class", record.alarms.isEmpty ? "number" : "number alarm")],
          .text(String(record.alarms.count))
        ),
        .element(
          "td",
          record.hasRun && record.isolation.level < .kernel ? [.init("class", "alarm")] : [],
          .text(record.hasRun ? record.isolation.level.rawValue : "not run")
        ),
        .element("td", [.init("class", "number")], .text(seconds)),
      ]
    )
  }

  private func cell(of name: String, in record: GradingRecord) -> Markup {
    guard let check = record.checks.first(where: { $0.name == name }) else {
      return .element("td", [.init("class", "verdict"), .init("data-sort", -1)], .text("not made"))
    }
    return .element(
      "td",
      [.init("class", "verdict \(check.verdict.rawValue)"), .init("data-sort", check.points)],
      .text("\(check.verdict.words) \(check.points)")
    )
  }
}
