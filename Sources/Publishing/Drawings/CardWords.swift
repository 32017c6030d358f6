import SceneText

/// A converter that describes cards in words.
enum CardWords {
  /// Returns a sentence that describes a card, with its screens from the root up.
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
