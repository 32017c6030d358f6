/// An HTML page that shows the similar pairs of a class, with both submissions of each pair side by side.
package struct SimilarityPage: Hashable, Sendable {
  private let similarity: ClassSimilarity
  private let works: [String: TakenWork]

  /// Creates a page of similar pairs.
  ///
  /// - Parameters:
  ///   - similarity: The pairs.
  ///   - submissions: The compared submissions.
  package init(_ similarity: ClassSimilarity, of submissions: [ComparedSubmission]) {
    self.similarity = similarity
    works = Dictionary(submissions.map { ($0.name, $0.work) }) { first, _ in first }
  }

  /// The page's text, with a final line feed.
  package var text: String {
    let note =
      "Renamed, moved and reformatted code counts as equal. The comparison ignores code from the "
      + "exercise, and code that more than half of the class has. A pair is not a verdict: read "
      + "both sides, and ask where the code comes from. The page loads nothing and sends nothing."
    let compared = Markup.element(
      "p",
      [],
      .text("\(Count(similarity.count, "submission")) compared.")
    )
    let none = Markup.element("p", [], .text("No two submissions share much of their own code."))
    let pairs = similarity.pairs.isEmpty ? [none] : similarity.pairs.map(details)
    let common =
      UsualCode.words(about: similarity.common)
      .map { [Markup.element("p", [], .text($0))] } ?? []
    return WebPage(heading: "Submissions that share code", [compared] + pairs + common, note: note)
      .text
  }

  private func details(of pair: SimilarPair) -> Markup {
    .element(
      "details",
      [],
      .element("summary", [], name(pair.first), .text(" and "), name(pair.second)),
      .element(
        "div",
        [.init("class", "pair")],
        side(pair.first.submission, pair.passages.map(\.first)),
        side(pair.second.submission, pair.passages.map(\.second))
      )
    )
  }

  private func name(_ share: SimilarPair.Share) -> Markup {
    .element(
      "span",
      [],
      .element("bdi", [], .text(share.submission)),
      .text(" \(share.percent)%")
    )
  }

  private func side(_ submission: String, _ passages: [SimilarPair.Lines]) -> Markup {
    let files = works[submission]?.files ?? []
    return .element("div", [], files.map { figure(of: $0, submission, passages) })
  }

  private func figure(
    of file: TakenWork.File,
    _ submission: String,
    _ passages: [SimilarPair.Lines]
  ) -> Markup {
    let shared = passages.filter { $0.file == file.name }.map { $0.start...$0.end }
    let lines = String(decoding: file.bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let marked = lines.enumerated().flatMap { index, line -> [Markup] in
      let isShared = shared.contains { $0.contains(index + 1) } && !line.allSatisfy(\.isWhitespace)
      let text = Markup.text(String(line))
      return [isShared ? .element("mark", [], text) : text, .raw("\n")]
    }
    return .element(
      "figure",
      [],
      .element("figcaption", [], .text("\(submission): \(file.name)")),
      .element("pre", [], marked)
    )
  }
}
