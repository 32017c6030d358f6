extension Fault {
  static let wholeModelSaved = Fault(
    id: "whole-model-saved",
    summary: "Whole models are saved as the place to restore",
    topic: .restoration,
    why: """
      What is saved is a copy. By the next start, the model may have been renamed, deleted or \
      given new fields. Then the restored screen shows the old copy, or decoding fails and the \
      place is lost.
      """,
    remedy: """
      Save the ids, and look up the models when the path is restored. Leave out those that are \
      not found.
      """,
    detection: .linter,
    behaviours: ["SR-04", "SR-10", "NP-29"],
    wrong: Example(
      """
      import SwiftUI

      struct Recipe: Codable, Hashable {
        let id: Int
        var name: String
      }

      struct ContentView: View {
        @AppStorage("soup") private var soup = "Leek soup"
        @State private var path: [Recipe] = ContentView.restored()

        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink(soup, value: Recipe(id: 1, name: soup))
              .navigationTitle("Recipes")
              .navigationDestination(for: Recipe.self) { recipe in
                Button("Translate") { soup = "Vichyssoise" }
                  .navigationTitle(recipe.name)
              }
          }
          .onChange(of: path) { _, new in
            UserDefaults.standard.set(try? JSONEncoder().encode(new), forKey: "path")
          }
        }

        static func restored() -> [Recipe] {
          guard let data = UserDefaults.standard.data(forKey: "path") else { return [] }
          return (try? JSONDecoder().decode([Recipe].self, from: data)) ?? []
        }
      }
      """,
      script: """
        tap "Leek soup"
        tap "Translate"
        relaunch
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
           └─ ▶ "Leek soup"   Recipe(id: 1, name: "Leek soup")
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct Recipe: Codable, Hashable {
        let id: Int
        var name: String
      }

      struct ContentView: View {
        @AppStorage("soup") private var soup = "Leek soup"
        @State private var path: [Int] = ContentView.restored()

        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink(soup, value: 1)
              .navigationTitle("Recipes")
              .navigationDestination(for: Int.self) { id in
                Button("Translate") { soup = "Vichyssoise" }
                  .navigationTitle(Recipe(id: id, name: soup).name)
              }
          }
          .onChange(of: path) { _, new in
            UserDefaults.standard.set(try? JSONEncoder().encode(new), forKey: "path")
          }
        }

        static func restored() -> [Int] {
          guard let data = UserDefaults.standard.data(forKey: "path") else { return [] }
          return (try? JSONDecoder().decode([Int].self, from: data)) ?? []
        }
      }
      """,
      script: """
        tap "Leek soup"
        tap "Translate"
        relaunch
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Recipes"
           └─ ▶ "Vichyssoise"   1
        """
    )
  )
}
