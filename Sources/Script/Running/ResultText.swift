import SceneModel
package import SceneText

/// The words of a result, which are found when somebody reads them, on whatever thread that is.
package struct ResultText: Sendable {
  private let form: Form

  private enum Form: Sendable {
    case lines([StyledText])
    case difference(SceneDiff, TextLayout)
  }

  /// Words that are there already.
  ///
  /// - Parameter lines: The words.
  package init(_ lines: [StyledText] = []) {
    form = .lines(lines)
  }

  /// Takes a difference in words.
  ///
  /// - Parameters:
  ///   - difference: The difference.
  ///   - layout: The room and the signs to write with.
  package init(_ difference: SceneDiff, _ layout: TextLayout) {
    form = .difference(difference, layout)
  }

  /// Whether the words are there already.
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
  /// Whether two texts read the same.
  package static func == (one: ResultText, other: ResultText) -> Bool {
    one.lines == other.lines
  }

  /// Adds what can be read to a hash.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(lines)
  }
}
