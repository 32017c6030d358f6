package import SceneText

/// A renderer that writes the similar pairs of a class as lines of text.
package struct SimilarityText: Hashable, Sendable {
  private let layout: TextLayout

  /// The maximum number of passages to list for a pair.
  private static let mostPassages = 8

  /// Creates a renderer with a layout.
  ///
  /// - Parameter layout: The layout width and character set.
  package init(layout: TextLayout) {
    self.layout = layout
  }

  /// Returns lines that list the pairs and explain their meaning.
  ///
  /// - Parameter similarity: The pairs.
  /// - Returns: The lines, with a final explanation of what a pair means.
  package func lines(of similarity: ClassSimilarity) -> [StyledText] {
    let compared = Count(similarity.count, "submission")
    let common = UsualCode.words(about: similarity.common).map { layout.paragraph($0) } ?? []
    guard !similarity.pairs.isEmpty else {
      return layout.paragraph("NavLab compared \(compared). No two share much code.") + common
    }
    let count = Count(similarity.pairs.count, "pair")
    let verb = similarity.pairs.count == 1 ? "shares" : "share"
    let closing =
      "NavLab compared \(compared). \(count) \(verb) a lot of code. A pair is not a verdict. Read both, and ask where "
      + "the code comes from."
    return similarity.pairs.flatMap(lines) + layout.paragraph(closing) + common
  }

  private func lines(of pair: SimilarPair) -> [StyledText] {
    var head = StyledText(Printable.line(pair.first.submission), .heading)
    head.append(" \(pair.first.percent)%", .secondary)
    head.append(" and ")
    head.append(Printable.line(pair.second.submission), .heading)
    head.append(" \(pair.second.percent)%", .secondary)
    let shown = pair.passages.prefix(Self.mostPassages).map {
      layout.paragraph(
        "\(Printable.line("\($0.first)")) and \(Printable.line("\($0.second)"))",
        after: StyledText("  ")
      )
    }
    let rest = pair.passages.count - shown.count
    let more = rest > 0 ? [StyledText("  and \(Count(rest, "more passage"))", .secondary)] : []
    return [head] + shown.flatMap(\.self) + more + [""]
  }
}
