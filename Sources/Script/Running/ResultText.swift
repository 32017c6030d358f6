import SceneModel
package import SceneText

/// The words of a result, computed when they are read, on any thread.
package struct ResultText: Sendable {
  private let form: Form

  private enum Form: Sendable {
    case lines([StyledText])
    case difference(SceneDiff, TextLayout)
  }

  /// Creates text from words that are already available.
  ///
  /// - Parameter lines: The words.
  package init(_ lines: [StyledText] = []) {
    form = .lines(lines)
  }

  /// Creates the words for a difference.
  ///
  /// - Parameters:
  ///   - difference: The difference.
  ///   - layout: The layout width and character set.
  package init(_ difference: SceneDiff, _ layout: TextLayout) {
    form = .difference(difference, layout)
  }

  /// Whether the words are already available.
  package var isAtHand: Bool {
    if case .lines = form { true } else { false }
  }

  /// The words.
  package var lines: [StyledText] {
    switch form {
    case .lines(let lines): lines
    case .difference(let difference, let layout): difference.lines(layout)
    }
  }
}

extension ResultText: Hashable {
  /// Returns whether two texts are equal.
  package static func == (one: ResultText, other: ResultText) -> Bool {
    one.lines == other.lines
  }

  /// Adds the text to a hash.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(lines)
  }
}
