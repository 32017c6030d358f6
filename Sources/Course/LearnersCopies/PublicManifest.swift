import Foundation
import Yams

/// A converter that removes the hidden checks from the text of an `exercise.yml`.
///
/// Hidden questions of a quiz are kept, without their answers.
struct PublicManifest {
  private let exercise: Exercise
  private let file: String

  /// Creates a converter for the text of an exercise.
  init(of exercise: Exercise) {
    self.exercise = exercise
    file = "\(exercise.folder)/exercise.yml"
  }

  /// Returns the text without the hidden checks.
  ///
  /// - Parameter text: The text of the whole file.
  /// - Returns: The text for learners.
  /// - Throws: A `ContentError` if checks share lines, so that they cannot be separated.
  func text(of text: String) throws(ContentError) -> String {
    let hidden = exercise.checks.filter { $0.visibility == .hidden }.map(\.name)
    guard !hidden.isEmpty else { return text }
    var log = ProblemLog(file: file)
    guard var mapping = YAMLDocument.parse(text, log: &log), let checks = mapping.take("checks")
    else { throw ContentError(log.problems) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let keys = mapping.keys.map { mapping.keyPosition(of: $0).line }.sorted()
    /// Returns the number of the line after a key's value.
    func end(after line: Int) -> Int { keys.first { $0 > line } ?? lines.count + 1 }
    let items = checks.sequence.map { Array($0) } ?? []
    let starts = items.map { Self.start(of: $0, in: lines) }
    guard Set(starts).count == starts.count, starts.allSatisfy({ Self.isItem(lines[$0 - 1]) })
    else {
      let message = "the checks share lines; begin each check on a new line, with '- name: …'"
      throw ContentError(file: file, position: checks.position, message: message)
    }
    var removed = IndexSet()
    var notes: [Int: String] = [:]
    for (index, item) in items.enumerated() {
      guard let name = item.mapping?["name"]?.string, hidden.contains(name) else { continue }
      let next = index + 1 < starts.count ? starts[index + 1] : end(after: starts[index])
      if exercise.kind == .quiz {
        guard let sealed = SealedQuestion(item, endingBefore: next) else {
          let message = "a choice must begin with its answer; begin each choice with 'text: …'"
          throw ContentError(file: file, position: item.position, message: message)
        }
        removed.formUnion(sealed.removed)
        notes[sealed.line] = sealed.note
        continue
      }
      var start = starts[index]
      // A comment above a check belongs to the check.
      while start > 1, lines[start - 2].trimmingWhitespace().hasPrefix("#") { start -= 1 }
      removed.formUnion(IndexSet(integersIn: start..<next))
    }
    for key in ["private", CriteriaReader.key, CriteriaReader.backgroundKey]
    where mapping.keys.contains(key) {
      let line = mapping.keyPosition(of: key).line
      removed.formUnion(IndexSet(integersIn: line..<end(after: line)))
    }
    var kept = lines.indices.flatMap { index in
      [notes[index + 1], removed.contains(index + 1) ? nil : lines[index]].compactMap(\.self)
    }
    while kept.last?.isEmpty == true { kept.removeLast() }
    return (kept + unjudged + announcement).joined(separator: "\n") + "\n"
  }

  /// The lines of the criteria that no check covers and that the copy can therefore keep.
  private var unjudged: [String] {
    let criteria = Exercise.Criterion.Person.allCases.flatMap { person in
      exercise.criteria(for: person).map { (person, $0) }
    }
    guard !criteria.isEmpty else { return [] }
    return ["\(CriteriaReader.key):"]
      + criteria.flatMap { person, criterion in
        [
          "  - id: \(criterion.id)", "    says: '\(criterion.says.replacing("'", with: "''"))'",
          "    judged-by: \(person.rawValue)",
        ]
      }
  }

  /// The number and points of the checks that the copy lacks, or nil if there are none.
  private var hidden: Exercise.PrivateChecks? {
    guard exercise.kind == .quiz else { return exercise.hiddenChecks }
    return exercise.privateChecks
  }

  /// The lines that announce the removed checks and the checks that were kept elsewhere.
  private var announcement: [String] {
    guard let hidden else { return [] }
    let found = CheckedNames(exercise.checks, and: exercise.privateNames)
    let lists = [("names", found.names), ("objects", found.objects), ("pushed", found.pushed)]
    return ["private:", "  checks: \(hidden.count)", "  points: \(hidden.points)"]
      + lists.filter { !$0.1.isEmpty }.flatMap { key, names in
        ["  \(key):"] + names.map { "    - '\($0.replacing("'", with: "''"))'" }
      }
  }

  /// Returns the number of the line with the dash before an entry.
  private static func start(of item: Node, in lines: [String]) -> Int {
    var line = item.position.line
    while line > 1, !isItem(lines[line - 1]) { line -= 1 }
    return line
  }

  private static func isItem(_ line: String) -> Bool {
    let text = line.trimmingWhitespace()
    return text == "-" || text.hasPrefix("- ")
  }
}
