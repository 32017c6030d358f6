extension Fault {
  static let backByPush = Fault(
    id: "back-by-push",
    summary: "A screen that is already in the stack is pushed again to go back to it",
    topic: .paths,
    why: """
      Appending the route of the list shows the list, so it looks like going back. But it is a \
      second list over the first one: the stack grows with every round, Back leads through \
      finished screens, and the new list has lost its scroll position and its state.
      """,
    remedy: """
      Go back: call dismiss, take the last value off the path, or cut an array after the right \
      screen. A root screen needs no route at all, since the empty path shows it.
      """,
    detection: .neither(because: "the same value may be pushed twice on purpose"),
    behaviours: ["NP-15", "NS-46", "NS-62"],
    wrong: Example(
      """
      import SwiftUI

      enum Route: Hashable {
        case list
        case photo(Int)
      }

      struct ContentView: View {
        @State private var path: [Route] = [.list]

        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Album", value: Route.list)
              .navigationTitle("Photos")
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .list:
                  NavigationLink("Photo 7", value: Route.photo(7))
                    .navigationTitle("Album")
                case .photo(let number):
                  Button("Add to favourites") { path.append(.list) }
                    .navigationTitle("Photo \\(number)")
                }
              }
          }
        }
      }
      """,
      script: """
        tap "Photo 7"
        tap "Add to favourites"
        """,
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Photos"
           └─ ▶ "Album"   .list
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 3
           ├─ "Photos"
           ├─ "Album"     .list
           ├─ "Photo 7"   .photo(7)
           └─ ▶ "Album"   .list
        """
    ),
    right: Example(
      """
      import SwiftUI

      enum Route: Hashable {
        case list
        case photo(Int)
      }

      struct ContentView: View {
        @State private var path: [Route] = [.list]

        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Album", value: Route.list)
              .navigationTitle("Photos")
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .list:
                  NavigationLink("Photo 7", value: Route.photo(7))
                    .navigationTitle("Album")
                case .photo(let number):
                  Button("Add to favourites") { path = [.list] }
                    .navigationTitle("Photo \\(number)")
                }
              }
          }
        }
      }
      """,
      script: """
        tap "Photo 7"
        tap "Add to favourites"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Photos"
           └─ ▶ "Album"   .list
        """
    )
  )
}
