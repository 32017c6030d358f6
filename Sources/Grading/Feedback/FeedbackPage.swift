/// The feedback for one learner as an HTML page.
package struct FeedbackPage: Hashable, Sendable {
  private let feedback: LearnerFeedback

  /// Creates a page from the feedback.
  ///
  /// - Parameter feedback: The feedback for one learner.
  package init(_ feedback: LearnerFeedback) {
    self.feedback = feedback
  }

  /// The page's text, with a final line feed.
  package var text: String {
    let version = feedback.records.first.map { " Checked by NavLab \($0.version)." } ?? ""
    let sum = feedback.sum.map { [Markup.element("p", [], .text("\($0) in all."))] } ?? []
    return WebPage(
      heading: feedback.submission,
      sum + feedback.records.map(section),
      note: "The page is self-contained: it loads nothing and sends nothing.\(version)"
    ).text
  }

  private func section(on record: GradingRecord) -> Markup {
    var parts: [Markup] = [
      .element("h2", [], .text(record.title)), .element("p", [], .text(record.conclusion)),
    ]
    if let adjustments = record.adjustments {
      parts.append(.element("ul", [], adjustments.map { .element("li", [], .text($0.line)) }))
    }
    if let message = record.message {
      parts.append(.element("p", [], .text(record.status.sentence)))
      parts.append(.element("pre", [], .text(message)))
      parts += FindingList(record.failure?.findings ?? []).markup
    }
    parts.append(.element("ul", [.init("class", "results")], record.checks.map(item)))
    if let note = record.note { parts.append(.element("p", [], .text("Note: \(note)."))) }
    return .element("section", [], parts)
  }

  private func item(_ check: GradingRecord.Check) -> Markup {
    .element(
      "li",
      [],
      [
        .element(
          "span",
          [.init("class", "verdict \(check.verdict.rawValue)")],
          .text("\(check.verdict.words) \(check.points)/\(check.maximum)")
        ),
        .text(" \(check.title)"),
      ] + FindingList(check.findings).markup
    )
  }
}
