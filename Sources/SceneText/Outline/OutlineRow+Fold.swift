import SceneModel

extension OutlineRow {
  /// Returns a row that replaces several rows, such as `… 2 screens unchanged`.
  static func fold(_ rows: RowTally, _ state: String, _ signs: Signs) -> OutlineRow {
    let word = rows.kind?.shortWord ?? "row"
    let noun = rows.count == 1 ? word : word + word.pluralEnding
    var row = OutlineRow()
    let text = "\(signs.ellipsis) \(rows.count) \(noun)\(state.isEmpty ? "" : " \(state)")"
    row.add(text, .secondary)
    return row
  }
}

/// The number and kinds of the rows that a single row replaces.
struct RowTally {
  /// The number of rows.
  private(set) var count = 0
  private var kinds: Set<Element.Kind> = []

  /// The kind that all rows share, or nil if there is no such kind.
  var kind: Element.Kind? { kinds.count == 1 ? kinds.first : nil }

  /// Adds the given number of rows of a kind.
  ///
  /// - Parameters:
  ///   - number: The number of rows.
  ///   - kind: The kind of the rows.
  mutating func add(_ number: Int = 1, of kind: Element.Kind) {
    count += number
    kinds.insert(kind)
  }

  /// Adds the rows that an item of an outline represents.
  mutating func add(_ item: OutlineNode.Item) {
    switch item {
    case .node(let node): add(of: node.kind)
    case .screens(_, let count): add(count, of: .screen)
    }
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
