extension Fault {
  static let staleState = Fault(
    id: "stale-state",
    summary: "A sheet with a flag whose content reads a value that is stored beside it",
    topic: .presentation,
    why: """
      The flag presents the sheet, and the value is set next to it, but the body of the \
      presenting view does not read the value. So it is not evaluated again when the value \
      changes, and the sheet can be built with the earlier value: the first time it shows \
      nothing, and later what was chosen before. A flag that all rows of a list share is no better: \
      each row presents its own sheet, and the one that opens may belong to another row.
      """,
    remedy: """
      Present with the value itself: `sheet(item: $chosen) { chosen in … }`. The sheet is open \
      while there is a value, and receives exactly that one.
      """,
    detection: .both,
    versions: "iOS 14 and later",
    behaviours: ["SH-02", "SH-09"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var chosen: String?
        @State private var isShown = false

        var body: some View {
          List {
            Button("Soup") {
              chosen = "Soup"
              isShown = true
            }
            Button("Bread") {
              chosen = "Bread"
              isShown = true
            }
          }
          .sheet(isPresented: $isShown) {
            NavigationStack {
              Text("Ingredients")
                .navigationTitle(chosen ?? "Nothing chosen")
            }
          }
        }
      }
      """,
      script: "tap \"Soup\"",
      before: """
        App  ContentViewApp
        └─ ▶ ContentView
        """,
      after: """
        App  ContentViewApp
        └─ ContentView
           └─ sheet
              └─ NavigationStack  path: 0
                 └─ ▶ "Nothing chosen"
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct Recipe: Identifiable {
        let name: String

        var id: String { name }
      }

      struct ContentView: View {
        @State private var chosen: Recipe?

        var body: some View {
          List {
            Button("Soup") { chosen = Recipe(name: "Soup") }
            Button("Bread") { chosen = Recipe(name: "Bread") }
          }
          .sheet(item: $chosen) { recipe in
            NavigationStack {
              Text("Ingredients")
                .navigationTitle(recipe.name)
            }
          }
        }
      }
      """,
      script: "tap \"Soup\"",
      after: """
        App  ContentViewApp
        └─ ContentView
           └─ sheet
              └─ NavigationStack  path: 0
                 └─ ▶ "Soup"
        """
    )
  )
}
