/// A list that groups submissions by the state in which they first differ from the solution.
struct MistakeList {
  let group: ExerciseGroup
  /// The number of the exercise on the page, counted from 1.
  let number: Int

  var markup: Markup {
    let map = ClassMap(group.records)
    guard !map.groups.isEmpty else {
      return .element(
        "p",
        [],
        .text("No submission reached a state that differs from the solution's.")
      )
    }
    let ids = Dictionary(
      group.records.enumerated().map { ($1.submission, WebPageSection.id(number, $0)) }
    ) { first, _ in first }
    return .element("ol", [.init("class", "mistakes")], map.groups.map { item($0, ids) })
  }

  private func item(_ mistake: ClassMap.Group, _ ids: [String: String]) -> Markup {
    let names = mistake.records.flatMap { record -> [Markup] in
      let name = Markup.element("bdi", [], .text(record.submission))
      let link = ids[record.submission].map { Markup.element("a", [.init("href", "#" + $0)], name) }
      return [.element("li", [], link ?? name)]
    }
    return .element(
      "li",
      [],
      .element("h4", [], .text("\(Count(mistake.records.count, "submission"))")),
      .element("p", [], .text(mistake.difference.occasion + ".")),
      StatePair(difference: mistake.difference).markup,
      .element("ul", [.init("class", "names"), .init("aria-label", "Submissions")], names)
    )
  }
}

/// A renderer that shows the expected state and the actual state side by side.
struct StatePair {
  let difference: StateDifference

  var markup: Markup {
    .element(
      "div",
      [.init("class", "pair")],
      tree("Expected", difference.expected),
      tree("Seen", difference.seen)
    )
  }

  private func tree(_ name: String, _ text: String) -> Markup {
    .element(
      "figure",
      [],
      .element("figcaption", [], .text(name)),
      .element("pre", [], .text(text))
    )
  }
}
