/// Files of a small course that is right in every respect.
enum SampleFiles {
  static let lesson = """
    ---
    title: Stacks
    summary: What a stack is.
    minutes: 5
    behaviours: [NS-01, NS-02]
    ---
    # Stacks

    The *root* is **not** in the `path`.

    ```swift app region=path
    ```

    ```nav
    > tap "Go"
    + Detail
    > back
    ```
    """

  static let app = """
    import SwiftUI

    struct Demo {
      // region path
      var path: [Int] = []

      var count: Int { path.count }
      // endregion
    }
    """

  static let exercise = """
    title: There
    kind: commands
    lesson: 01-stacks
    minutes: 5
    allow: [tap, back]
    limits:
      seconds: 3
    checks:
      - name: arrives
        title: Detail is on screen.
        points: 2
        visibility: public
        advice: Look at the path.
      - name: clean
        title: No sheet is open.
        points: 1
        visibility: hidden
    hints:
      - Look around first.
      - Try a tap.
      - Tap "Go".
    """

  static let checks = """
    # The goal.
    ## check arrives
    expect screen "Detail"

    ## check clean
    expect not sheet
    """

  static let course = [
    "Lessons/01-stacks/Lesson.md": lesson,
    "Lessons/01-stacks/App.swift": app,
    "Exercises/01-there/exercise.yml": exercise,
    "Exercises/01-there/Task.md": "Go to the detail.\n",
    "Exercises/01-there/checks.nav": checks,
    "Exercises/01-there/App.swift": app,
    "Exercises/01-there/Starter/answer.nav": "# TODO\n",
  ]
}
