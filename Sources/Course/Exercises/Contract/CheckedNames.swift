/// The names in the learner's code that checks refer to and that the learner therefore must use.
struct CheckedNames {
  /// The distinct names in order of appearance, such as `Router`, `router.path`, `show(_:)` or `.line(_:)`.
  private(set) var names: [String] = []
  /// The distinct pushed values without their payloads, in order of appearance.
  private(set) var pushed: [String] = []
  /// The distinct names of view or app properties that checks use as objects, in order of appearance.
  private(set) var objects: [String] = []

  /// Creates a collection of the names that checks use, including the names that private checks reveal.
  ///
  /// - Parameters:
  ///   - checks: The checks.
  ///   - others: The names that are used by checks in another place.
  init(_ checks: [Exercise.Check], and others: Exercise.PrivateNames = Exercise.PrivateNames()) {
    (names, pushed, objects) = (others.names, others.pushed, others.objects)
    for check in checks {
      for line in check.script?.lines ?? [] { add(line) }
      guard case .goal(let rule, _) = check.method else { continue }
      for path in rule.goals.compactMap(\.path) { addValues(in: path.text) }
    }
  }

  private mutating func add(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = words.count > 1 ? words[1] : ""
    switch words[0] {
    case "expect": addExpectation(rest)
    case "push": for name in SwiftNames(in: rest).names { Self.append(name, to: &pushed) }
    default: addObject(line)
    }
  }

  private mutating func addExpectation(_ text: String) {
    let text = text.hasPrefix("not ") ? String(text.dropFirst(4)) : text
    let words = text.split(separator: " ", maxSplits: 2).map(String.init)
    switch words.first {
    case "objects": if words.count > 1 { Self.append(words[1], to: &names) }
    case "path", "selection": addValues(in: words.dropFirst().joined(separator: " "))
    case "property":
      guard words.count > 1 else { return }
      addObject(words[1])
      addValues(in: words.dropFirst(2).joined(separator: " "))
    default: addObject(text)
    }
  }

  /// Adds the names in an expression that begins with an object and a dot, ignoring any other text.
  private mutating func addObject(_ text: String) {
    guard let match = text.prefixMatch(of: /([a-z_]\w*)(?:#[0-9]+)?\.([a-z_]\w*)/) else { return }
    let object = String(match.output.1)
    let rest = text[match.range.upperBound...]
    var member = String(match.output.2)
    if rest.first == "(" { member += SwiftNames.labels(of: rest) }
    Self.append(object, to: &objects)
    Self.append("\(object).\(member)", to: &names)
    // The rest of the expression belongs to the member.
    addValues(in: String(rest.trimmingPrefix(/(?:\.[A-Za-z_]\w*)+/)))
  }

  private mutating func addValues(in text: String) {
    for name in SwiftNames(in: text).names { Self.append(name, to: &names) }
  }

  private static func append(_ text: String, to list: inout [String]) {
    if !list.contains(text) { list.append(text) }
  }
}

extension CheckScript {
  /// The commands of the section, without comments and indentation.
  var lines: [String] {
    text.split(separator: "\n").map(CheckedSubjects.withoutComment).filter { !$0.isEmpty }
  }
}
