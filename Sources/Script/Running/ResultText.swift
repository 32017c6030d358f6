import SceneModel
package import SceneText

/// The text of a result, which may be computed on any thread when it is read.
package struct ResultText: Sendable {
  private let form: Form

  private enum Form: Sendable {
    case lines([StyledText])
    case difference(SceneDiff, TextLayout)
  }

  /// Creates a text from existing lines.
  ///
  /// - Parameter lines: The words.
  package init(_ lines: [StyledText] = []) {
    form = .lines(lines)
  }

  /// Creates a text that describes a difference and is computed when it is read.
  ///
  /// - Parameters:
  ///   - difference: The difference.
  ///   - layout: The layout width and character set.
  package init(_ difference: SceneDiff, _ layout: TextLayout) {
    form = .difference(difference, layout)
  }

  /// A Boolean value that indicates whether the lines exist without further computation.
  package var isAtHand: Bool {
    if case .lines = form { true } else { false }
  }

  /// The lines of the text.
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

  /// Adds the lines of the text to a hash value.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(lines)
  }
}
