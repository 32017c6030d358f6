/// Writes the paragraphs of a contract.
struct ContractWriter {
  let exercise: Exercise
  /// The checks that a learner may know.
  let checks: [Exercise.Check]

  /// The paragraphs, in Markdown.
  var paragraphs: [String] {
    let list = checks.enumerated().map { "\($0 + 1). " + entry($1) }.joined(separator: "\n")
    return [sheet, list, hidden, labels, addresses, free].compactMap(\.self).filter { !$0.isEmpty }
  }

  /// Where answers are written.
  private var sheet: String? {
    guard exercise.kind == .quiz || exercise.kind == .predict else { return nil }
    let form = exercise.kind == .quiz ? "the letter of your choice, or several" : "your prediction"
    return "Write into `\(exercise.files[0])`, behind each name, \(form)."
  }

  private func entry(_ check: Exercise.Check) -> String {
    let title = Self.escaped(check.title)
    let head = "\(title) (\(Self.count(check.points, "point")))"
    // Two blanks at the end of a line break it there.
    return ([head] + details(of: check)).joined(separator: "  \n   ")
  }

  private func details(of check: Exercise.Check) -> [String] {
    let needed = check.requires.compactMap { name in checks.firstIndex { $0.name == name } }
      .map { "\($0 + 1)" }
    let needs = needed.isEmpty ? [] : ["Judged when \(needed.joined(separator: ", ")) holds."]
    return needs + method(of: check)
  }

  private func method(of check: Exercise.Check) -> [String] {
    switch check.method {
    case .script(let script):
      let subjects = CheckedSubjects(script).subjects
      let compared = subjects.isEmpty ? "that it can be done" : subjects.joined(separator: "; ")
      return ["Compared: \(compared)."]
    case .goal(let rule, let script):
      return GoalContract(rule, onTheWay: CheckedSubjects(script).subjects).lines
    case .prediction(let prediction, let script):
      return ["Name: `\(check.name)`. \(start(of: script)) \(Self.form(of: prediction))"]
        + worth(of: prediction)
    case .question(let question): return lines(of: question, name: check.name)
    case .witness(.findsBug):
      return [
        "Compared: your script fails on the app as you got it, and passes on one without the bug."
      ]
    case .witness(.acceptsFix): return ["Compared: your script passes on your app."]
    case .source(let faults): return SourceContract(faults).lines
    }
  }

  private func start(of script: CheckScript?) -> String {
    let found = CheckedSubjects(script)
    guard !found.commands.isEmpty else { return "Right after the start:" }
    return "After " + found.commands.map { "`\($0)`" }.joined(separator: ", ") + ":"
  }

  private static func form(of prediction: Prediction) -> String {
    switch prediction.subject {
    case .screen: "the title of the screen that you see."
    case .screens: "the titles of all screens on the stack, the root first, as in `Home > Letter`."
    case .path: "the values in the path, as in `[.letter(1), .map]`."
    case .count: "how many values are in the path, as in `2`."
    case .tab: "the label of the selected tab."
    case .presented: "what lies over the screens, as in `sheet Compose`, or `none`."
    case .tree:
      "in lines below, each set in: `tab` and its label where there are tabs, the titles of the"
        + " screens, and what lies over them, as in `sheet Compose`."
    }
  }

  private func worth(of prediction: Prediction) -> [String] {
    guard !prediction.worth.isEmpty else { return [] }
    return [
      "Compared: \(GoalContract.list(of: [.tab, .screens, .presented], worth: prediction.worth))."
    ]
  }

  private func lines(of question: Question, name: String) -> [String] {
    let number = question.rightLetters.count == 1 ? "One choice is right." : "Several may be right."
    let choices = question.choices.enumerated().map { index, choice in
      "- \(Question.letter(index)): \(Self.escaped(choice.text))"
    }
    return ["Name: `\(name)`. \(number)", ""] + choices
  }

  private var hidden: String? {
    let hidden = exercise.hiddenChecks
    guard hidden.count > 0 else { return nil }
    let verb = hidden.count == 1 ? "is" : "are"
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

  /// What an app must be called by, where the learner writes it.
  private var labels: String? {
    guard !exercise.swiftFiles.isEmpty, !found.labels.isEmpty else { return nil }
    // In what is done with the app lies the bug that the learner has to find.
    guard exercise.kind != .debug else {
      return "The checks find their way by titles and labels, so keep those of the app."
    }
    let list = found.labels.map { "`\($0)`" }.joined(separator: ", ")
    return "The checks find their way by these labels, so keep them: \(list)."
  }

  private var addresses: String? {
    guard !exercise.swiftFiles.isEmpty, exercise.kind != .debug, !found.addresses.isEmpty else {
      return nil
    }
    let list = found.addresses.map { "`\($0)`" }.joined(separator: ", ")
    return "They open \(list)."
  }

  private var free: String? {
    switch exercise.kind {
    case .commands: "Everything else is free: any commands that lead there are right."
    case .code, .homework:
      "Everything else is free: how the app looks, how the code is organised, and what types and"
        + " properties are called."
    case .debug:
      "Everything else is free: how the script shows the bug, and how the code mends it."
    case .predict: "Upper and lower case, quotes and blanks are free."
    case .quiz: nil
    }
  }

  /// A number and what it counts.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// A text with nothing in it that Markdown would act upon.
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
