/// The difference between two texts, in the format of `diff -u` and `patch`.
package struct UnifiedDiff: Hashable, Sendable {
  private let path: String
  private let old: [Substring]
  private let new: [Substring]

  /// The number of context lines around a change.
  private static let context = 3

  /// Creates the difference between two texts.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - old: The text before.
  ///   - new: The text after.
  package init(path: String, old: String, new: String) {
    self.path = path
    self.old = old.split(separator: "\n", omittingEmptySubsequences: false)
    self.new = new.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The lines of the difference without line feeds, or an empty array if the texts are equal.
  package var lines: [String] {
    let edits = steps
    let changed = edits.indices.filter { edits[$0].kind != " " }
    guard !changed.isEmpty else { return [] }
    var lines = ["--- \(path)", "+++ \(path)"]
    var start = changed[0]
    for (index, place) in changed.enumerated() {
      let next = index + 1 < changed.count ? changed[index + 1] : nil
      if let next, next - place <= 2 * Self.context + 1 { continue }
      let first = max(0, start - Self.context)
      let last = min(edits.count - 1, place + Self.context)
      lines += hunk(Array(edits[first...last]), after: edits[..<first])
      start = next ?? start
    }
    return lines
  }

  /// A line of the old text, the new text, or both.
  private struct Step {
    var kind: Character
    var text: Substring
    var isUnended = false
  }

  private func hunk(_ steps: [Step], after before: ArraySlice<Step>) -> [String] {
    let old = (before.count { $0.kind != "+" }, steps.count { $0.kind != "+" })
    let new = (before.count { $0.kind != "-" }, steps.count { $0.kind != "-" })
    let head = "@@ -\(Self.range(old)) +\(Self.range(new)) @@"
    return [head]
      + steps.flatMap { step in
        ["\(step.kind)\(step.text)"] + (step.isUnended ? ["\\ No newline at end of file"] : [])
      }
  }

  private static func range(_ lines: (before: Int, count: Int)) -> String {
    let start = lines.count == 0 ? lines.before : lines.before + 1
    return lines.count == 1 ? "\(start)" : "\(start),\(lines.count)"
  }

  /// The lines of both texts, each marked as unchanged, removed or added.
  ///
  /// The empty text after the last line feed is not a line.
  private var steps: [Step] {
    let oldLines = old.last?.isEmpty == true ? Array(old.dropLast()) : old
    let newLines = new.last?.isEmpty == true ? Array(new.dropLast()) : new
    let isOldEnded = old.last?.isEmpty == true
    let isNewEnded = new.last?.isEmpty == true
    let difference = newLines.difference(from: oldLines)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var steps: [Step] = []
    var (left, right) = (0, 0)
    while left < oldLines.count || right < newLines.count {
      if left < oldLines.count, removed.contains(left) {
        let isUnended = left == oldLines.count - 1 && !isOldEnded
        steps.append(Step(kind: "-", text: oldLines[left], isUnended: isUnended))
        left += 1
      } else if right < newLines.count, inserted.contains(right) {
        let isUnended = right == newLines.count - 1 && !isNewEnded
        steps.append(Step(kind: "+", text: newLines[right], isUnended: isUnended))
        right += 1
      } else {
        let isUnended = left == oldLines.count - 1 && !isOldEnded
        steps.append(Step(kind: " ", text: oldLines[left], isUnended: isUnended))
        left += 1
        right += 1
      }
    }
    return steps
  }
}
