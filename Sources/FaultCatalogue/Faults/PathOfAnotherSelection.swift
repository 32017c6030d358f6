extension Fault {
  static let pathOfAnotherSelection = Fault(
    id: "path-of-another-selection",
    summary: "The path of a detail column is kept when another row is selected",
    topic: .paths,
    why: """
      A split view shows in its detail column what belongs to the selected row. If no code \
      empties the path of its stack, the screens pushed for the first row may still lie over the \
      second one: a recipe appears beside a chapter that does not have it.
      """,
    remedy: """
      Set the path to empty when the selection changes, with onChange of the selection or in the \
      model that owns both.
      """,
    detection: .linter,
    behaviours: ["SV-10", "SV-11"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var chapter: String? = "Soups"
        @State private var path: [String] = []

        var body: some View {
          NavigationSplitView {
            List(["Soups", "Cakes"], id: \\.self, selection: $chapter) { Text($0) }
              .navigationTitle("Cookbook")
          } detail: {
            NavigationStack(path: $path) {
              NavigationLink("First recipe", value: "First recipe of \\(chapter ?? "none")")
                .navigationTitle(chapter ?? "Choose")
                .navigationDestination(for: String.self) { recipe in
                  Text("Wash your hands")
                    .navigationTitle(recipe)
                }
            }
          }
        }
      }
      """,
      script: """
        size regular
        tap "First recipe"
        tap "Cakes"
        """,
      before: """
        App  ContentViewApp
        └─ NavigationSplitView  collapsed
           └─ NavigationStack  path: 0
              ├─ "Cookbook"  sidebar
              └─ ▶ "Soups"  detail
        """,
      after: """
        App  ContentViewApp
        └─ NavigationSplitView
           ├─ sidebar  "Cookbook"
           └─ detail
              └─ NavigationStack  path: 1
                 ├─ "Cakes"
                 └─ ▶ "First recipe of Soups"   "First recipe of Soups"
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var chapter: String? = "Soups"
        @State private var path: [String] = []

        var body: some View {
          NavigationSplitView {
            List(["Soups", "Cakes"], id: \\.self, selection: $chapter) { Text($0) }
              .navigationTitle("Cookbook")
          } detail: {
            NavigationStack(path: $path) {
              NavigationLink("First recipe", value: "First recipe of \\(chapter ?? "none")")
                .navigationTitle(chapter ?? "Choose")
                .navigationDestination(for: String.self) { recipe in
                  Text("Wash your hands")
                    .navigationTitle(recipe)
                }
            }
          }
          .onChange(of: chapter) { path = [] }
        }
      }
      """,
      script: """
        size regular
        tap "First recipe"
        tap "Cakes"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationSplitView
           ├─ sidebar  "Cookbook"
           └─ detail
              └─ NavigationStack  path: 0
                 └─ ▶ "Cakes"
        """
    )
  )
}
