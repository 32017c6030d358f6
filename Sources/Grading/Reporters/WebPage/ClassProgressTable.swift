/// A table of a class's points, with a row for each learner and a column for each exercise.
struct ClassProgressTable {
  let groups: [ExerciseGroup]

  var markup: Markup {
    let table = Markup.element(
      "table",
      [.init("class", "marks"), .init("id", "progress")],
      .element("caption", [], .text("The headings show the maximum points.")),
      .element("thead", [], .element("tr", [], header)),
      .element("tbody", [], names.map(row))
    )
    return .element(
      "section",
      [.init("aria-labelledby", "class-progress")],
      .element("h2", [.init("id", "class-progress")], .text("Progress of the class")),
      .element(
        "div",
        [
          .init("class", "scroll"), .init("role", "region"), .init("tabindex", "0"),
          .init("aria-label", "Progress of the class"),
        ],
        table
      )
    )
  }

  /// The names of the learners, in the order in which they first appear.
  private var names: [String] {
    var seen: Set<String> = []
    return groups.flatMap(\.records).map(\.submission).filter { seen.insert($0).inserted }
  }

  private var header: [Markup] {
    let most = groups.reduce(0) { $0 + $1.maximum }
    let columns =
      [("submission", "Submission"), ("solved", "Solved"), ("sum", "Points of \(most)")]
      + groups.map { ($0.exercise, "\($0.exercise) (\($0.maximum))") }
    return columns.map { column, text in
      .element("th", [.init("scope", "col"), .init("data-column", column)], .text(text))
    }
  }

  private func row(of name: String) -> Markup {
    let records = groups.map { group in group.records.first { $0.submission == name } }
    let solved = records.count { $0?.status == .solved }
    let sum = records.reduce(0) { $0 + ($1?.points ?? 0) }
    return .element(
      "tr",
      [],
      [
        .element("th", [.init("scope", "row")], .element("bdi", [], .text(name))),
        .element("td", [.init("class", "number")], .text("\(solved) of \(groups.count)")),
        .element("td", [.init("class", "number"), .init("data-sort", sum)], .text(String(sum))),
      ] + records.map(cell)
    )
  }

  private func cell(of record: GradingRecord?) -> Markup {
    guard let record else {
      return .element(
        "td",
        [.init("class", "verdict skipped"), .init("data-sort", -2)],
        .text("not handed in")
      )
    }
    let points = record.hasMark ? "\(record.points) " : ""
    return .element(
      "td",
      [
        .init("class", "verdict \(record.status.rawValue)"),
        .init("data-sort", record.hasMark ? record.points : -1),
      ],
      .text("\(points)\(record.status.words)")
    )
  }
}
