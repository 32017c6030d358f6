extension Fault {
  static let modelInPath = Fault(
    id: "model-in-path",
    summary: "A whole model that can change is pushed instead of its id",
    topic: .paths,
    why: """
      The path keeps the copy that was pushed. When the model is edited or loaded again, the \
      pushed screen still shows the old values, and a path that is saved holds all of the data, \
      which can no longer be read once the model has changed its shape.
      """,
    remedy: """
      Push the id, and let the destination look up the model where it is kept. A model that was \
      deleted meanwhile is then not found.
      """,
    severity: .note,
    detection: .linter,
    behaviours: ["NP-29", "SR-10"],
    wrong: Example(
      """
      import SwiftUI

      struct Recipe: Identifiable, Hashable {
        let id: Int
        var name: String
        var minutes: Int
      }

      struct ContentView: View {
        @State private var recipes = [Recipe(id: 1, name: "Stew", minutes: 90)]

        var body: some View {
          NavigationStack {
            List(recipes) { recipe in
              NavigationLink(recipe.name, value: recipe)
            }
            .navigationTitle("Recipes")
            .navigationDestination(for: Recipe.self) { recipe in
              Button("Call it Goulash") { recipes[0].name = "Goulash" }
                .navigationTitle(recipe.name)
            }
          }
        }
      }
      """,
      script: """
        tap "Stew"
        tap "Call it Goulash"
        """,
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Recipes"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Recipes"
           └─ ▶ "Stew"   Recipe(id: 1, name: "Stew", minutes: 90)
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct Recipe: Identifiable, Hashable {
        let id: Int
        var name: String
        var minutes: Int
      }

      struct ContentView: View {
        @State private var recipes = [Recipe(id: 1, name: "Stew", minutes: 90)]

        var body: some View {
          NavigationStack {
            List(recipes) { recipe in
              NavigationLink(recipe.name, value: recipe.id)
            }
            .navigationTitle("Recipes")
            .navigationDestination(for: Recipe.ID.self) { id in
              Button("Call it Goulash") { recipes[0].name = "Goulash" }
                .navigationTitle(recipes.first { $0.id == id }?.name ?? "Gone")
            }
          }
        }
      }
      """,
      script: """
        tap "Stew"
        tap "Call it Goulash"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Recipes"
           └─ ▶ "Goulash"   1
        """
    )
  )
}
