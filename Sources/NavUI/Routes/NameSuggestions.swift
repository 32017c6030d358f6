/// A namespace for suggesting alternatives to a name that does not exist.
enum NameSuggestions {
  /// Returns the most similar names, the best match first.
  static func names(like name: String, among names: [String]) -> [String] {
    let limit = max(1, name.count / 3)
    return
      names
      .map { (name: $0, distance: distance(from: name.lowercased(), to: $0.lowercased())) }
      .filter { $0.distance <= limit || $0.name.lowercased().hasPrefix(name.lowercased()) }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .map(\.name)
  }

  /// Returns the number of single-character edits that turn one string into another.
  private static func distance(from source: String, to target: String) -> Int {
    let target = Array(target)
    var row = Array(0...target.count)
    for (i, letter) in source.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for j in target.indices {
        let change = diagonal + (letter == target[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(change, row[j] + 1, diagonal + 1)
      }
    }
    return row[target.count]
  }
}
