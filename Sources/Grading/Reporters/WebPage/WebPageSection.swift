/// A page section that covers one exercise.
struct WebPageSection {
  let group: ExerciseGroup
  /// The number of the exercise on the page, counted from 1.
  let number: Int

  var markup: Markup {
    let summary = ClassSummary(group)
    let heading = "exercise-\(number)"
    return .element(
      "section",
      [.init("aria-labelledby", heading)],
      [
        .element("h2", [.init("id", heading)], .text("\(group.exercise): \(group.title)")),
        facts(summary),
      ] + warnings(summary) + [
        .element("h3", [], .text("Marks")),
        MarksTable(group: group, number: number).markup,
        checks,
        .element("h3", [], .text("Distribution of points")),
        PointsTable(distribution: summary.distribution, maximum: group.maximum).markup,
        .element("h3", [], .text("The same mistake")),
        MistakeList(group: group, number: number).markup,
        .element("h3", [], .text("Each submission")),
      ]
        + group.records.enumerated().map {
          SubmissionDetails(record: $1, id: Self.id(number, $0)).markup
        }
    )
  }

  /// Returns the id of a submission's details on the page.
  static func id(_ section: Int, _ index: Int) -> String {
    "s\(section)-\(index + 1)"
  }

  private func facts(_ summary: ClassSummary) -> Markup {
    var facts = [("Submissions", String(summary.count))]
    facts += summary.statuses.map { ($0.kind.heading, String($0.count)) }
    if let mean = summary.mean, let median = summary.median {
      facts += [("Mean points", "\(mean) of \(group.maximum)"), ("Median", median)]
    }
    facts += [("With alarms", String(summary.alarmed)), ("Alarms", summary.alarmLine)]
    facts += [("Isolation", summary.isolationLine), ("Seed", summary.seedLine)]
    if let walks = summary.walkLine { facts.append(("Walks", walks)) }
    return .element(
      "dl",
      [.init("class", "facts")],
      facts.map {
        .element("div", [], .element("dt", [], .text($0)), .element("dd", [], .text($1)))
      }
    )
  }

  private func warnings(_ summary: ClassSummary) -> [Markup] {
    var warnings: [String] = []
    if summary.hasUnshielded {
      warnings.append(
        "Some of the code ran without a sandbox. It could read and write all files "
          + "that the grader can use. See the column Isolation."
      )
    }
    if group.records.contains(where: { !$0.hasMark }) {
      warnings.append(
        "The grader failed for some submissions. They have no mark; grade them again."
      )
    }
    return warnings.map { .element("p", [.init("class", "warning")], .text("Warning: " + $0)) }
  }

  private var checks: Markup {
    let items = group.checks.map { check in
      let hidden = check.isHidden ? ", hidden" : ""
      return Markup.element(
        "li",
        [],
        .element("code", [], .text(check.name)),
        .text(": \(check.title) (\(Count(check.maximum, "point"))\(hidden))")
      )
    }
    return .element(
      "details",
      [.init("class", "checks")],
      .element("summary", [], .text("What the checks look for")),
      .element("ul", [], items)
    )
  }
}
