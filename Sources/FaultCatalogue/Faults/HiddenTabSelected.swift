extension Fault {
  static let hiddenTabSelected = Fault(
    id: "hidden-tab-selected",
    summary: "A hidden tab that is still selected",
    topic: .tabs,
    why: """
      `hidden(true)` takes a tab out of the bar, but does not select another one: the screen of \
      the hidden tab stays, no tab is marked, and users who leave the screen cannot come back.
      """,
    remedy: """
      Change the selection in the same action that hides the tab, or in `onChange` of the condition.
      """,
    detection: .runtime,
    unseen: """
      the linter cannot know whether a tab is selected at the moment when its condition hides it
      """,
    versions: "iOS 18 and later",
    behaviours: ["TV-21", "TV-22"],
    wrong: Example(
      """
      import SwiftUI

      enum Page: Hashable {
        case recipes, drafts
      }

      struct ContentView: View {
        @State private var page = Page.recipes
        @State private var hasDrafts = true

        var body: some View {
          TabView(selection: $page) {
            Tab("Recipes", systemImage: "fork.knife", value: Page.recipes) {
              Text("Bread, soup, cake")
            }
            Tab("Drafts", systemImage: "pencil", value: Page.drafts) {
              Button("Delete all") { hasDrafts = false }
            }
            .hidden(!hasDrafts)
          }
        }
      }
      """,
      script: """
        tab Drafts
        tap "Delete all"
        """,
      before: """
        App  ContentViewApp
        └─ TabView  selection: recipes
           ├─ ● Recipes  ▶ screen
           └─ ○ Drafts
        """,
      after: """
        App  ContentViewApp
        └─ TabView  selection: drafts
           ├─ ○ Recipes  screen
           └─ ● Drafts  hidden  ▶ screen
        """
    ),
    right: Example(
      """
      import SwiftUI

      enum Page: Hashable {
        case recipes, drafts
      }

      struct ContentView: View {
        @State private var page = Page.recipes
        @State private var hasDrafts = true

        var body: some View {
          TabView(selection: $page) {
            Tab("Recipes", systemImage: "fork.knife", value: Page.recipes) {
              Text("Bread, soup, cake")
            }
            Tab("Drafts", systemImage: "pencil", value: Page.drafts) {
              Button("Delete all") {
                hasDrafts = false
                page = .recipes
              }
            }
            .hidden(!hasDrafts)
          }
        }
      }
      """,
      script: """
        tab Drafts
        tap "Delete all"
        """,
      after: """
        App  ContentViewApp
        └─ TabView  selection: recipes
           ├─ ● Recipes  ▶ screen
           └─ ○ Drafts  hidden  screen
        """
    )
  )
}
