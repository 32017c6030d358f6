/// The initial files of a new lesson, which build and play, with sentences for the author to replace.
enum LessonDraft {
  static let files = [(name: "Lesson.md", text: lesson), (name: "App.swift", text: DraftApp.text)]

  private static let lesson = """
    ---
    title: A title
    summary: What the lesson is about, in one sentence.
    minutes: 5
    topics: [stack]
    goals:
      - Say what learners can do afterwards.
    needs: []
    behaviours: []
    faults: []
    sections: []
    ---
    # A title

    Say what it is about, and show code:

    ```swift app region=stack
    ```

    Ask a question in words. How many values are in the path after a tap?

    ```nav predict=count
    > tap "Go"
    …
    ```

    ```quiz
    Which value did the link append?

    - [x] One.
      It comes after `value:`.
    - [ ] None.
      Then there would be no second screen.
    ```

    ```task
    Go back to the first screen.

    > back
    expect path count 0
    hint One command is enough.
    ```

    ```try
    Walk around. What does `path` say?
    ```

    ```teacher
    **Timing.** Five minutes.
    ```

    ## What to remember

    - One point.

    """
}

/// The source of a small app that an author can extend.
enum DraftApp {
  static let text = """
    import SwiftUI

    @main
    struct DraftApp: App {
      var body: some Scene {
        WindowGroup {
          RootView()
        }
      }
    }

    struct RootView: View {
      // region stack
      @State private var path: [Int] = []

      var body: some View {
        NavigationStack(path: $path) {
          NavigationLink("Go", value: 1)
            .navigationTitle("First")
            .navigationDestination(for: Int.self) { number in
              Text("Number \\(number)")
                .navigationTitle("Second")
            }
        }
      }
      // endregion
    }

    """
}
