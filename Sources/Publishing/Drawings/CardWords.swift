import SceneText

/// A description of a card in words.
enum CardWords {
  /// Returns the card as a sentence, with its screens from the root up.
  static func sentence(_ card: Card) -> String {
    let names = card.levels.map { level in
      let value = level.value.map { " for \($0)" } ?? ""
      return level.name + value + (level.isFocus ? ", on screen" : "")
    }
    let kind =
      switch card.mark {
      case .none: ""
      case .selected: ", selected tab"
      case .unselected: ", tab"
      case .over: ", presented"
      }
    return "\(card.title)\(kind): \(names.isEmpty ? "nothing yet" : names.joined(separator: "; "))."
  }
}
