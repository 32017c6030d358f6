extension Fault {
  static let linkWithoutParents = Fault(
    id: "link-without-parents",
    summary: "A link shows its screen without the screens that lead to it",
    topic: .deepLinks,
    why: """
      A user who taps their way to a recipe passes its chapter, and returns to it with Back. A \
      link that puts only the recipe into the path shows the same screen, but Back leads straight \
      to the root, a place that has nothing to do with it.
      """,
    remedy: """
      Set the path to the whole chain, from the outer screen to the inner one.
      """,
    severity: .note,
    detection: .neither(
      because: "nothing in the code says which screens should stand below another"
    ),
    behaviours: ["DL-09", "DL-11", "NS-04"],
    wrong: Example(
      """
      import SwiftUI

      enum Page: Hashable {
        case chapter(String)
        case recipe(String)
      }

      struct ContentView: View {
        @State private var path: [Page] = []

        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Soups", value: Page.chapter("Soups"))
              .navigationTitle("Cookbook")
              .navigationDestination(for: Page.self) { page in
                switch page {
                case .chapter(let name):
                  NavigationLink("Leek soup", value: Page.recipe("Leek soup"))
                    .navigationTitle(name)
                case .recipe(let name):
                  Text("Wash the leek")
                    .navigationTitle(name)
                }
              }
          }
          .onOpenURL { url in
            guard url.host() == "recipe" else { return }
            path = [.recipe(url.lastPathComponent)]
          }
        }
      }
      """,
      script: """
        open "cookbook://recipe/Borscht"
        back
        """,
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Cookbook"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Cookbook"
        """
    ),
    right: Example(
      """
      import SwiftUI

      enum Page: Hashable {
        case chapter(String)
        case recipe(String)
      }

      struct ContentView: View {
        @State private var path: [Page] = []

        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Soups", value: Page.chapter("Soups"))
              .navigationTitle("Cookbook")
              .navigationDestination(for: Page.self) { page in
                switch page {
                case .chapter(let name):
                  NavigationLink("Leek soup", value: Page.recipe("Leek soup"))
                    .navigationTitle(name)
                case .recipe(let name):
                  Text("Wash the leek")
                    .navigationTitle(name)
                }
              }
          }
          .onOpenURL { url in
            guard url.host() == "recipe" else { return }
            path = [.chapter("Soups"), .recipe(url.lastPathComponent)]
          }
        }
      }
      """,
      script: """
        open "cookbook://recipe/Borscht"
        back
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Cookbook"
           └─ ▶ "Soups"   .chapter("Soups")
        """
    )
  )
}
