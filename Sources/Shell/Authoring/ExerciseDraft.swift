import Course

/// The initial files of a new exercise, which pass its proof before the author completes them.
package struct ExerciseDraft {
  /// The lesson that prepares for the exercise.
  let lesson: ItemName

  /// The form of the exercise.
  var form = Form.code

  /// A form of exercise that can be created.
  package enum Form: String, CaseIterable, Hashable, Sendable {
    /// An exercise with an app that lacks a feature.
    case code
    /// An exercise with a buggy app, in which the learner writes a script that shows the bug.
    case debug
    /// An exercise with an app that does not compile.
    case compileError = "compile-error"
  }

  var files: [(name: String, text: String)] {
    let script = form == .debug
    return [("exercise.yml", manifest), ("Task.md", task), ("checks.nav", Self.checks)]
      + [("Starter/App.swift", starter), ("Solution/App.swift", DraftApp.text)]
      + (script
        ? [("Starter/witness.nav", Self.witnessTask), ("Solution/witness.nav", Self.witness)] : [])
      + Self.alternatives.map { ("Alternatives/\($0.name)/alternative.yml", $0.text) }
      + (Self.mutants + (script ? [Self.blindMutant] : []))
      .map { ("Mutants/\($0.name)/mutant.yml", $0.text) }
  }

  private var starter: String {
    let (task, line) =
      switch form {
      case .code: ("Lead to the second screen.", "Text(\"Go\")")
      case .debug: ("Why does it lead nowhere?", "NavigationLink(\"Go\", value: \"1\")")
      case .compileError: ("What does the compiler say?", "NavigationLink(\"Go\", values: 1)")
      }
    return DraftApp.text.replacing(
      "      NavigationLink(\"Go\", value: 1)",
      with: "      // TODO: \(task)\n      \(line)"
    )
  }

  private var manifest: String {
    """
    title: "Subject: what there is to do"
    story: The name of the story
    kind: \(form == .code ? "code" : "debug")
    lesson: \(lesson)
    minutes: 5
    topics: [stack]
    faults: []
    \(form == .compileError ? "starter: does-not-compile\n" : "")checks:
    \(form == .debug ? Self.witnessChecks : "")\
      - name: leads-on
        title: A tap on Go shows the second screen.
        points: 2
        visibility: public
        advice: A link with a value appends it to the path.
      - name: leads-back
        title: Going back leads to the first screen.
        points: 1
        visibility: public
        requires: [leads-on]
    hints:
      - A gentle hint.
      - A plainer hint.
      - Nearly the answer.
    criteria:
      - id: link
        says: A tap on Go shows the second screen.
        checks: [leads-on]
      - id: return
        says: Going back leads to the first.
        checks: [leads-back]
    \(form == .debug ? Self.witnessCriterion : "")\
    background:
      - Describe the app, the task, and how to try it.

    """
  }

  private static let witnessCriterion = """
      - id: shown
        says: Show the bug in witness.nav.
        checks: [shows-bug, fixed]

    """

  private static let witnessChecks = """
      - name: shows-bug
        title: Your script shows the bug.
        points: 1
        visibility: public
        witness: finds-bug
      - name: fixed
        title: Your script passes on your own app.
        points: 1
        visibility: public
        requires: [shows-bug]
        witness: accepts-fix

    """

  private static let witnessTask = "# TODO: What do you tap, and what should be on screen then?\n"

  private static let witness = """
    tap "Go"
    expect screen "Second"

    """

  private var task: String {
    """
    Describe the app, the task, and how to try it.

    - A tap on `Go` shows the second screen. Going back leads to the first.
    \(form == .debug ? "- Show the bug in `witness.nav`.\n" : "")
    """
  }

  private static let checks = """
    ## check leads-on
    tap "Go"
    expect screen "Second"

    ## check leads-back
    tap "Go"
    back
    expect screen "First"

    """

  private static let alternatives = [
    (
      name: "button",
      text: alternative("A button changes the path.", "Button(\"Go\") { path = [1] }")
    ),
    (
      name: "append",
      text: alternative("A button appends to the path.", "Button(\"Go\") { path.append(1) }")
    ),
  ]

  private static let mutants = [
    (name: "no-link", text: mutant("Shows only text.", "Text(\"Go\")")),
    (
      name: "other-label",
      text: mutant("Gives the link another name.", "NavigationLink(\"On\", value: 1)")
    ),
    (name: "other-type", text: mutant("Links to a text.", "NavigationLink(\"Go\", value: \"1\")")),
    (name: "idle", text: mutant("Has a button that does nothing.", "Button(\"Go\") {}")),
    (name: "empties", text: mutant("Empties the path.", "Button(\"Go\") { path = [] }")),
    (
      name: "twice",
      text: mutant(
        "Pushes two screens.",
        "Button(\"Go\") { path = [1, 1] }",
        breaks: "return",
        caughtBy: "leads-back"
      )
    ),
  ]

  /// A mutant whose script does not detect the bug.
  private static let blindMutant = (
    name: "blind",
    text: """
    bug: The script does not say what should be on screen.
    caught-by: shows-bug
    breaks: shown
    edits:
      - file: witness.nav
        find: 'expect screen "Second"'
        replace: tree

    """
  )

  private static func alternative(_ idea: String, _ code: String) -> String {
    "idea: \(idea)\n" + edit(code)
  }

  private static func mutant(
    _ bug: String,
    _ code: String,
    breaks criterion: String = "link",
    caughtBy check: String = "leads-on"
  ) -> String {
    "bug: \(bug)\ncaught-by: \(check)\nbreaks: \(criterion)\nlazy: true\n" + edit(code)
  }

  private static func edit(_ code: String) -> String {
    "edits:\n  - find: 'NavigationLink(\"Go\", value: 1)'\n    replace: '\(code)'\n"
  }
}
