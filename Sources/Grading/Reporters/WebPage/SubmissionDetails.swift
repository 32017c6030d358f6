/// The details of one submission on a page.
struct SubmissionDetails {
  let record: GradingRecord
  /// The id of the submission's element on the page.
  let id: String

  var markup: Markup {
    let points = record.hasMark ? "\(record.points) of \(record.maximum)" : "no mark"
    let summary = Markup.element(
      "summary",
      [],
      .element("bdi", [], .text(record.submission)),
      .text(": \(points), \(record.status.words)"),
      .text(record.alarms.isEmpty ? "" : ", \(Count(record.alarms.count, "alarm"))")
    )
    return .element(
      "details",
      [.init("id", id), .init("class", "submission")],
      [summary] + note + adjustments + obstacle + record.alarms.map(alarm) + [checks] + difference
        + [
          circumstances
        ]
    )
  }

  private var note: [Markup] {
    record.note.map { [.element("p", [], .text("Note: \($0)"))] } ?? []
  }

  private var adjustments: [Markup] {
    guard let adjustments = record.adjustments else { return [] }
    return [.element("ul", [], adjustments.map { .element("li", [], .text($0.line)) })]
  }

  private var obstacle: [Markup] {
    guard let message = record.message else { return [] }
    return [
      .element("p", [], .text(record.status.sentence)), .element("pre", [], .text(message)),
    ] + FindingList(record.failure?.findings ?? []).markup
  }

  private func alarm(_ alarm: Alarm) -> Markup {
    let place = alarm.place.map { " (\($0))" } ?? ""
    let steps = alarm.steps.isEmpty ? [] : [CheckFinding(name: "after", lines: alarm.steps)]
    return .element(
      "div",
      [.init("class", "warning")],
      [.element("p", [], .text("Alarm, \(alarm.kind.rawValue): \(alarm.summary)\(place)"))]
        + FindingList(steps).markup
    )
  }

  private var checks: Markup {
    guard !record.checks.isEmpty else { return .element("p", [], .text("No check was run.")) }
    return .element("ul", [.init("class", "results")], record.checks.map(item))
  }

  private func item(_ check: GradingRecord.Check) -> Markup {
    let hidden = check.isHidden ? " (hidden)" : ""
    return .element(
      "li",
      [],
      [
        .element(
          "span",
          [.init("class", "verdict \(check.verdict.rawValue)")],
          .text("\(check.verdict.words) \(check.points)/\(check.maximum)")
        ),
        .text(" \(check.title)\(hidden)"),
      ] + FindingList(check.findings).markup
    )
  }

  private var difference: [Markup] {
    guard let difference = record.firstDifference else { return [] }
    return [
      .element(
        "p",
        [],
        .text("This is the first state that differs from the solution's. \(difference.occasion).")
      ),
      StatePair(difference: difference).markup,
    ]
  }

  private var circumstances: Markup {
    let layers = record.isolation.layers.joined(separator: ", ")
    let isolation = record.isolation.level.rawValue + (layers.isEmpty ? "" : " (\(layers))")
    let walks = record.walks.map { "Walks: \($0.words). " } ?? ""
    let uses = record.uses.map { " Uses: \($0.joined(separator: ", "))." } ?? ""
    let text =
      "Isolation: \(isolation). Seed: \(record.seed). Alarms: \(record.alarmLine). "
      + "\(walks)Checked by NavLab \(record.version).\(uses)"
    return .element("p", [.init("class", "quiet")], .text(text))
  }
}
