/// The types, properties, methods and values of the learner's that checks name, so that they cannot be called otherwise.
struct CheckedNames {
  /// The names, in the order in which they are met, without repetitions: `Router`, `router.path`, `show(_:)` of it, `.line(_:)`.
  private(set) var names: [String] = []
  /// The values that are pushed, likewise, without what they hold.
  private(set) var pushed: [String] = []
  /// The objects that are asked for something, likewise: properties of a view or of the app.
  private(set) var objects: [String] = []

  /// Reads some checks, hidden ones among them: of what these do only the names are told.
  ///
  /// - Parameters:
  ///   - checks: The checks.
  ///   - others: What checks that are kept elsewhere name.
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

  /// Reads what begins with an object and a dot; anything else says nothing.
  private mutating func addObject(_ text: String) {
    guard let match = text.prefixMatch(of: /([a-z_]\w*)(?:#[0-9]+)?\.([a-z_]\w*)/) else { return }
    let object = String(match.output.1)
    let rest = text[match.range.upperBound...]
    var member = String(match.output.2)
    if rest.first == "(" { member += SwiftNames.labels(of: rest) }
    Self.append(object, to: &objects)
    Self.append("\(object).\(member)", to: &names)
    // What is asked of the member belongs to the member.
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
  /// The commands, without comments and without what is set in.
  var lines: [String] {
    text.split(separator: "\n").map(CheckedSubjects.withoutComment).filter { !$0.isEmpty }
  }
}
