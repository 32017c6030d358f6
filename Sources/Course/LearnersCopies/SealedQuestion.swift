import Foundation
import Yams

/// The lines in `exercise.yml` that reveal a question's answer, and the note that replaces them.
struct SealedQuestion {
  /// The numbers of the removed lines.
  let removed: IndexSet
  /// The number of the line before which the note is inserted.
  let line: Int
  /// The line that states that the answer was omitted.
  let note: String

  /// Creates a sealed question, or returns nil if the check has no choices or a choice begins with its answer.
  ///
  /// - Parameters:
  ///   - check: The check with the question.
  ///   - end: The number of the line after the check.
  init?(_ check: Node, endingBefore end: Int) {
    guard let mapping = YAMLMapping(check), mapping.has("choices"),
      let choices = check.mapping?["choices"]?.sequence
    else { return nil }
    var removed = Self.lines(of: ["advice"], in: mapping, endingBefore: end)
    let place = mapping.keyPosition(of: "choices")
    let rest = mapping.keys.map { mapping.keyPosition(of: $0).line }.filter { $0 > place.line }
    let last = rest.min() ?? end
    let items = choices.compactMap(YAMLMapping.init)
    guard items.count == choices.count else { return nil }
    for (index, item) in items.enumerated() {
      let start = item.keys.map { item.keyPosition(of: $0).line }.min()
      let next = index + 1 < items.count ? items[index + 1].position.line : last
      let lines = Self.lines(of: QuestionReader.answerKeys, in: item, endingBefore: next)
      guard let start, !lines.contains(start) else { return nil }
      removed.formUnion(lines)
    }
    self.removed = removed
    line = place.line
    note =
      String(repeating: " ", count: place.column - 1) + "\(QuestionReader.sealedKey): true"
  }

  /// Returns the numbers of the lines that the given keys and their values occupy.
  private static func lines(
    of names: [String],
    in mapping: YAMLMapping,
    endingBefore end: Int
  ) -> IndexSet {
    let starts = mapping.keys.map { mapping.keyPosition(of: $0).line }.sorted()
    var lines = IndexSet()
    for name in names where mapping.has(name) {
      let start = mapping.keyPosition(of: name).line
      lines.formUnion(IndexSet(integersIn: start..<(starts.first { $0 > start } ?? end)))
    }
    return lines
  }
}
