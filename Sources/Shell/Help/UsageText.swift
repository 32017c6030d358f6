package import SceneText

/// A subcommand's help from ArgumentParser, wrapped to the width of a window.
///
/// ArgumentParser breaks lines before NavLab adapts the program's name in them. In a narrow window, it also leaves the
/// descriptions only a few columns.
package struct UsageText {
  private let text: String

  /// A width at which ArgumentParser wraps no line.
  package static let unbroken = 100_000

  /// Creates usage text from help with one line per paragraph.
  ///
  /// - Parameter text: The text.
  package init(_ text: String) {
    self.text = text
  }

  /// Returns the text wrapped between words.
  ///
  /// - Parameter layout: The layout, of which only the width is used.
  /// - Returns: The text, with as many line breaks at its end as before.
  package func broken(in layout: TextLayout) -> String {
    let width = min(layout.width, Self.widest)
    let column = width < Self.leastForColumns ? Self.narrowColumn : Self.column
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { broken(String($0), layout.with(width: width), column) }
      .joined(separator: "\n")
  }

  private func broken(_ line: String, _ layout: TextLayout, _ column: Int) -> [String] {
    let indentation = line.prefix { $0 == " " }.count
    if indentation >= Self.column {
      return lines(line.dropFirst(indentation), after: column, column, layout)
    }
    guard indentation == 2, let gap = line.dropFirst(2).firstRange(of: "  ") else {
      let hanging = line.hasPrefix("USAGE: ") || indentation > 0 ? indentation + 2 : 0
      return lines(line.dropFirst(indentation), after: indentation, hanging, layout)
    }
    let label = line[..<gap.lowerBound]
    let words = line[gap.upperBound...].drop { $0 == " " }
    guard label.count < column - 1 else {
      return lines(label.dropFirst(2), after: 2, 4, layout)
        + lines(words, after: column, column, layout)
    }
    let first =
      StyledText(String(label)) + StyledText(String(repeating: " ", count: column - label.count))
    return layout.paragraph(String(words), after: first, indent: column).map(\.plain)
  }

  private func lines(
    _ text: Substring,
    after indentation: Int,
    _ hanging: Int,
    _ layout: TextLayout
  ) -> [String] {
    guard !text.isEmpty else { return [""] }
    let first = StyledText(String(repeating: " ", count: indentation))
    return layout.paragraph(String(text), after: first, indent: hanging).map(\.plain)
  }

  /// The column in which ArgumentParser's descriptions begin.
  private static let column = 26
  /// The column of descriptions in a narrow window, where they appear below their terms.
  private static let narrowColumn = 6
  /// The minimum width of a window in which descriptions appear beside their terms.
  private static let leastForColumns = 60
  /// The maximum width of a line for comfortable reading.
  private static let widest = 100
}
