extension Element {
  /// The element and its descendants as text, one per line, without their ids, which differ between processes.
  package var outline: String {
    var lines: [String] = []
    addLines(to: &lines, depth: 0)
    return lines.joined(separator: "\n")
  }

  private func addLines(to lines: inout [String], depth: Int) {
    let words = [kind.rawValue] + [label, value].compactMap(\.self) + (path ?? [])
    lines.append(String(repeating: " ", count: depth) + words.joined(separator: " | "))
    for child in children { child.addLines(to: &lines, depth: depth + 1) }
  }
}
