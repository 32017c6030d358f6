import SceneModel

extension OutlineRow {
  /// A row that stands for several others, such as `… 2 screens unchanged`.
  static func fold(_ kinds: [Element.Kind], _ state: String, _ signs: Signs) -> OutlineRow {
    let count = kinds.count
    let word = Set(kinds).count == 1 ? kinds[0].shortWord : "row"
    let noun = count == 1 ? word : word + word.pluralEnding
    var row = OutlineRow()
    row.add("\(signs.ellipsis) \(count) \(noun)\(state.isEmpty ? "" : " \(state)")", .secondary)
    return row
  }
}

extension Element.Kind {
  fileprivate var shortWord: String {
    self == .navigationStack ? "stack" : word
  }
}

extension String {
  fileprivate var pluralEnding: String {
    hasSuffix("x") || hasSuffix("s") ? "es" : "s"
  }
}
