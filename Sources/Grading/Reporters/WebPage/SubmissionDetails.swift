/// Everything that is known about one submission.
struct SubmissionDetails {
  let record: GradingRecord
  /// The name of the place on the page.
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
      [summary] + note + obstacle + record.alarms.map(alarm) + [checks] + difference + [
        circumstances
      ]
    )
  }

  private var note: [Markup] {
    record.note.map { [.element("p", [], .text("Note: \($0)"))] } ?? []
  }

  private var obstacle: [Markup] {
    guard let message = record.message else { return [] }
    return [
      .element("p", [], .text(record.status.sentence)), .element("pre", [], .text(message)),
    ] + findings(record.failure?.findings ?? [])
  }

  private func alarm(_ alarm: Alarm) -> Markup {
    let place = alarm.place.map { " (\($0))" } ?? ""
    let steps = alarm.steps.isEmpty ? [] : [CheckFinding(name: "after", lines: alarm.steps)]
    return .element(
      "div",
      [.init("class", "warning")],
      [.element("p", [], .text("Alarm, \(alarm.kind.rawValue): \(alarm.summary)\(place)"))]
        + findings(steps)
    )
  }

  private var checks: Markup {
    guard !record.checks.isEmpty else { return .element("p", [], .text("No check was made.")) }
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
      ] + findings(check.findings)
    )
  }

  private func findings(_ findings: [CheckFinding]) -> [Markup] {
    guard !findings.isEmpty else { return [] }
    let entries = findings.flatMap { finding -> [Markup] in
      let name = finding.name.isEmpty ? "what happened" : finding.name
      return [
        .element("dt", [], .text(name)),
        .element("dd", [], .element("pre", [], .text(finding.lines.joined(separator: "\n")))),
      ]
    }
    return [.element("dl", [.init("class", "findings")], entries)]
  }

  private var difference: [Markup] {
    guard let difference = record.firstDifference else { return [] }
    return [
      .element("p", [], .text("First state that differs. \(difference.occasion).")),
      StatePair(difference: difference).markup,
    ]
  }

  private var circumstances: Markup {
    let layers = record.isolation.layers.joined(separator: ", ")
    let isolation = record.isolation.level.rawValue + (layers.isEmpty ? "" : " (\(layers))")
    let uses = record.uses.map { " Uses: \($0.joined(separator: ", "))." } ?? ""
    let text =
      "Isolation: \(isolation). Seed: \(record.seed). Alarms: \(record.alarmLine). "
      + "Judged by NavLab \(record.version).\(uses)"
    return .element("p", [.init("class", "quiet")], .text(text))
  }
}
