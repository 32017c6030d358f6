package import Course

/// The names that a task promises for every correct answer, as read from its checks.
///
/// A screen whose name occurs in no check may have another name, and its content is free. Hidden checks count like
/// public ones, since right answers pass them.
package struct WalkPromise: Hashable, Sendable {
  /// The labels of the elements that the checks tap.
  package private(set) var labels: Set<String> = []
  /// The names of screens and presentations that occur in the checks.
  package private(set) var titles: Set<String> = []
  /// The names of tabs that occur in the checks.
  package private(set) var tabs: Set<String> = []
  /// The texts that occur in the checks.
  package private(set) var texts: Set<String> = []
  /// The parts of texts that occur in the checks.
  package private(set) var fragments: Set<String> = []
  /// The kinds of presentations that the checks name.
  package private(set) var presentations: Set<Goal.Presented.Kind> = []
  /// The pairs of texts that no correct app shows together, as found on walks through the solution.
  var rivals = RivalTexts()

  /// Creates a promise from the names in checks.
  ///
  /// - Parameter checks: The checks.
  package init(_ checks: [Exercise.Check]) {
    for check in checks {
      for line in (check.script?.text ?? "").split(separator: "\n") { add(line) }
      guard case .goal(let rule, _) = check.method else { continue }
      for goal in rule.goals { add(goal) }
    }
    titles.remove(Goal.anyScreen)
  }

  /// Returns a copy of the promise with additional titles.
  ///
  /// - Parameter titles: The names of screens that every correct answer shows.
  /// - Returns: The promise.
  func naming(_ titles: Set<String>) -> WalkPromise {
    var promise = self
    promise.titles.formUnion(titles)
    return promise
  }

  private mutating func add(_ goal: Goal) {
    if let tab = goal.tab { tabs.insert(tab) }
    titles.formUnion(goal.screens ?? [])
    texts.formUnion(goal.texts ?? [])
    for presented in goal.presented ?? [] {
      presentations.insert(presented.kind)
      titles.formUnion(presented.screens)
    }
  }

  private mutating func add(_ line: Substring) {
    var words = line.split(separator: " ").map(String.init)
    guard let word = words.first, !word.hasPrefix("#") else { return }
    let names = Self.names(in: line)
    switch word {
    case "tap", "toggle", "pick", "type", "search", "swipe": labels.formUnion(names)
    case "tab": tabs.formUnion(names)
    case "expect":
      words.removeFirst()
      if words.first == "not" { words.removeFirst() }
      guard let subject = words.first else { return }
      if let kind = Goal.Presented.Kind(rawValue: subject) { presentations.insert(kind) }
      switch subject {
      case "screen", "sheet", "cover", "popover", "alert", "dialog", "columns":
        titles.formUnion(names)
      case "tab", "tabs", "selection": tabs.formUnion(names)
      case "text" where words.dropFirst().first == "containing": fragments.formUnion(names)
      case "text": texts.formUnion(names)
      case "button", "link", "order", "kept": labels.formUnion(names)
      default: break
      }
    default: break
    }
  }

  /// Returns the quoted texts in a line, or the line's last words if there are no quotation marks.
  private static func names(in line: Substring) -> [String] {
    let quoted = line.matches(of: /"((?:[^"\\]|\\.)*)"/).map { String($0.output.1) }
    guard quoted.isEmpty else { return quoted }
    let words = line.split(separator: " ").drop { ["expect", "not"].contains($0) }.dropFirst()
      .drop { $0 == "containing" }
    return words.isEmpty ? [] : [words.joined(separator: " ")]
  }
}
