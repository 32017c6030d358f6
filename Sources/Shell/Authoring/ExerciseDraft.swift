import Course

/// The files that an exercise begins with: a proof of it holds, and all of it waits for something better.
struct ExerciseDraft {
  /// The lesson that prepares for the exercise.
  let lesson: ItemName

  var files: [(name: String, text: String)] {
    [
      ("exercise.yml", manifest), ("Task.md", Self.task), ("checks.nav", Self.checks),
      ("Starter/App.swift", starter), ("Solution/App.swift", DraftApp.text),
    ]
      + Self.alternatives.map { ("Alternatives/\($0.name)/alternative.yml", $0.text) }
      + Self.mutants.map { ("Mutants/\($0.name)/mutant.yml", $0.text) }
  }

  private var starter: String {
    DraftApp.text.replacing(
      "      NavigationLink(\"Go\", value: 1)",
      with: "      // TODO: Lead to the second screen.\n      Text(\"Go\")"
    )
  }

  private var manifest: String {
    """
    title: A title
    kind: code
    lesson: \(lesson)
    minutes: 5
    faults: []
    checks:
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

    """
  }

  private static let task = """
    Say what is there, what is asked for, and how to try it.

    """

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
    (name: "no-link", text: mutant("Shows a text only.", "Text(\"Go\")")),
    (
      name: "other-label",
      text: mutant("Names the link otherwise.", "NavigationLink(\"On\", value: 1)")
    ),
    (name: "other-type", text: mutant("Links to a text.", "NavigationLink(\"Go\", value: \"1\")")),
  ]

  private static func alternative(_ idea: String, _ code: String) -> String {
    "idea: \(idea)\n" + edit(code)
  }

  private static func mutant(_ bug: String, _ code: String) -> String {
    "bug: \(bug)\ncaught-by: leads-on\n" + edit(code)
  }

  private static func edit(_ code: String) -> String {
    "edits:\n  - find: 'NavigationLink(\"Go\", value: 1)'\n    replace: '\(code)'\n"
  }
}
