/// A writer of the paragraphs of a contract.
struct ContractWriter {
  let exercise: Exercise
  /// The checks that learners may see in full.
  let checks: [Exercise.Check]

  /// The paragraphs of the contract, as Markdown.
  var paragraphs: [String] {
    let list = checks.enumerated().map { entry($1, number: $0 + 1) }.joined(separator: "\n")
    return [
      sheet, version, start, list, hidden, labels, addresses, names, free, forTeacher, forLearner,
    ].compactMap(\.self).filter { !$0.isEmpty }
  }

  /// The paragraph about the file for answers, or nil if the exercise has no such file.
  private var sheet: String? {
    guard exercise.kind == .quiz || exercise.kind == .predict else { return nil }
    let form = exercise.kind == .quiz ? "the letter of each right choice" : "your prediction"
    return "In `\(exercise.files[0])`, write \(form) after each name."
  }

  /// The paragraph about the iOS versions that the app targets, or nil if the exercise names none.
  private var version: String? {
    exercise.deploymentTarget.map { "The app supports \($0) and later." }
  }

  /// The paragraph about a starter app that does not compile, or nil if the starter app compiles.
  private var start: String? {
    exercise.starterCompiles ? nil : "At the start, the app does not compile."
  }

  private func entry(_ check: Exercise.Check, number: Int) -> String {
    let sign = "\(number). "
    // Markdown ends the list at lines that are indented less than the text after the number.
    let margin = String(repeating: " ", count: sign.count)
    let head = "\(Self.escaped(check.title)) (\(Self.count(check.points, "point")))"
    // Two blanks at the end of a line are a line break in Markdown.
    return sign + ([head] + details(of: check)).joined(separator: "  \n\(margin)")
  }

  private func details(of check: Exercise.Check) -> [String] {
    let needed = check.requires.compactMap { name in checks.firstIndex { $0.name == name } }
      .map { "\($0 + 1)" }
    let needs = needed.isEmpty ? [] : ["Judged when \(needed.joined(separator: ", ")) holds."]
    return needs + method(of: check) + otherData(of: check)
  }

  private func otherData(of check: Exercise.Check) -> [String] {
    guard let files = check.data?.files.keys.sorted(), !files.isEmpty else { return [] }
    let list = files.map { "`\($0)`" }.joined(separator: " and ")
    return ["NavLab runs your app with different content in \(list)."]
  }

  private func method(of check: Exercise.Check) -> [String] {
    switch check.method {
    case .script(let script):
      let subjects = CheckedSubjects(script).subjects
      let compared =
        subjects.isEmpty ? "whether the commands succeed" : subjects.joined(separator: "; ")
      return ["Compared: \(compared)."]
    case .goal(let rule, let script):
      return GoalContract(rule, onTheWay: CheckedSubjects(script).subjects).lines
    case .prediction(let prediction, let script):
      return ["Name: `\(check.name)`. \(start(of: script)) \(Self.form(of: prediction))"]
        + worth(of: prediction)
    case .question(let question): return lines(of: question, in: check)
    case .witness(.findsBug):
      return [
        "Checked: your script fails on the original app, and passes on an app without the bug.",
        "It needs an `expect` for what the user should see, unless the bug ends the app; "
          + "`expect issues` does not count.",
      ]
    case .witness(.findsIssue):
      return [
        "Checked: your script fails on the original app, and passes on an app without the bug.",
        "It needs an `expect`, unless the bug ends the app; `expect issues none` is enough.",
      ]
    case .witness(.acceptsFix): return ["Checked: your script passes on your app."]
    case .sentences(let sentences):
      return ["Checked: in your source, \(sentences.map(\.markdown).joined(separator: "; "))."]
    case .source(let faults):
      return SourceContract(faults, target: exercise.deploymentTarget).lines
    }
  }

  private func start(of script: CheckScript?) -> String {
    let found = CheckedSubjects(script)
    guard !found.commands.isEmpty else { return "Right after the start:" }
    return "After " + found.commands.map { "`\($0)`" }.joined(separator: ", ") + ":"
  }

  private static func form(of prediction: Prediction) -> String {
    let subject = prediction.subject
    let examples = subject.examples.map { "`\($0)`" }.joined(separator: " or ")
    let lines = subject == .tree ? ", or on separate lines, each indented further" : ""
    return "\(subject.form), as in \(examples)\(lines)."
  }

  private func worth(of prediction: Prediction) -> [String] {
    guard !prediction.worth.isEmpty else { return [] }
    return [
      "Compared: \(GoalContract.list(of: [.tab, .screens, .presented], worth: prediction.worth))."
    ]
  }

  private func lines(of question: Question, in check: Exercise.Check) -> [String] {
    let isHidden = check.visibility == .hidden
    let number =
      switch question.rightLetters.count {
      case _ where isHidden:
        "One or more choices are right. NavLab checks this when your work is graded."
      case 1: "One choice is right."
      default: "More than one choice may be right."
      }
    let choices = question.choices.enumerated().map { index, choice in
      "- \(Question.letter(index)): \(Self.escaped(choice.text))"
    }
    return ["Name: `\(check.name)`. \(number)", ""] + choices
  }

  private var hidden: String? {
    let hidden = exercise.hiddenChecks
    guard hidden.count > 0 else { return nil }
    let verb = hidden.count == 1 ? "is" : "are"
    if exercise.kind == .quiz {
      return "\(Self.count(hidden.count, "question")) (\(Self.count(hidden.points, "point")))"
        + " \(verb) checked only when your work is graded, so `check` says nothing about "
        + "\(hidden.count == 1 ? "it" : "them")."
    }
    return "\(Self.count(hidden.count, "hidden check")) (\(Self.count(hidden.points, "point")))"
      + " \(verb) decided at grading."
  }

  private var found: CheckedSubjects {
    var found = CheckedSubjects()
    for check in checks {
      if let script = check.script { found.add(script) }
    }
    return found
  }

  /// The paragraph about the labels that the learner's app must have, or nil if there are none.
  private var labels: String? {
    guard !exercise.swiftFiles.isEmpty, !found.labels.isEmpty else { return nil }
    // The commands could reveal the bug that the learner must find.
    guard exercise.kind != .debug else {
      return
        "The checks find controls by titles and labels, so do not change the app's titles and labels."
    }
    let list = found.labels.map { "`\($0)`" }.joined(separator: ", ")
    return "The checks find controls by these labels, so keep them: \(list)."
  }

  private var addresses: String? {
    guard !exercise.swiftFiles.isEmpty, exercise.kind != .debug, !found.addresses.isEmpty else {
      return nil
    }
    let list = found.addresses.map { "`\($0)`" }.joined(separator: ", ")
    return "They open \(list)."
  }

  private var checkedNames: CheckedNames {
    exercise.swiftFiles.isEmpty
      ? CheckedNames([]) : CheckedNames(exercise.checks, and: exercise.privateNames)
  }

  /// The paragraph about the names that public and hidden checks use, or nil if they use none.
  private var names: String? {
    let found = checkedNames
    var sentences: [String] = []
    if !found.names.isEmpty {
      let list = found.names.map { "`\($0)`" }.joined(separator: ", ")
      sentences.append("The checks use these names, so use the same names: \(list).")
    }
    if !found.objects.isEmpty {
      let list = found.objects.map { "`\($0)`" }.joined(separator: " and ")
      let verb = found.objects.count == 1 ? "is a property" : "are properties"
      sentences.append("\(list) \(verb) of a view or of the app.")
    }
    if !found.pushed.isEmpty {
      let list = found.pushed.map { "`\($0)`" }.joined(separator: ", ")
      sentences.append(
        "The checks append \(list) to the path, so declare a destination for its type."
      )
    }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  private var free: String? {
    switch exercise.kind {
    case .commands: "Everything else is free: any commands that reach this state are correct."
    case .code, .homework:
      "Everything else is free: how the app looks, how the code is organised, and what "
        + (checkedNames.names.isEmpty ? "" : "other ") + "types and properties are called."
    case .debug where !exercise.asksForScript:
      "You decide how to fix the bug."
    case .debug:
      "You decide how to show the bug in the script, and how to fix the bug in the code."
    case .predict: "Case, quotes and spaces do not matter."
    case .quiz: nil
    }
  }

  /// The paragraph about requirements that only a reader of the work can judge, or nil if there are none.
  private var forTeacher: String? {
    quotes(
      of: .teacher,
      after: "No check covers this, but a person who reads your work may judge it:"
    )
  }

  /// The paragraph about requirements that only the learner can judge, or nil if there are none.
  private var forLearner: String? {
    quotes(of: .learner, after: "No check covers this; it is up to you:")
  }

  private func quotes(of person: Exercise.Criterion.Person, after head: String) -> String? {
    let criteria = exercise.criteria(for: person)
    guard !criteria.isEmpty else { return nil }
    let quotes = criteria.map { criterion in
      let words = criterion.says.filter { $0 != "*" }.split(whereSeparator: \.isWhitespace)
      return "- " + Self.escaped(words.joined(separator: " "))
    }
    return "\(head)\n\n" + quotes.joined(separator: "\n")
  }

  /// Returns a number with its noun in the singular or plural.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// Returns text in which characters that Markdown interprets are escaped.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    var isCode = false
    for character in text {
      if character == "`" { isCode.toggle() }
      if !isCode, "*_<[\\".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }
}
