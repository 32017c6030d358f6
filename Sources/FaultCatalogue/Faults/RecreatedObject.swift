extension Fault {
  static let recreatedObject = Fault(
    id: "recreated-object",
    summary: "An object that a view creates and does not keep",
    topic: .ownership,
    why: """
      `@ObservedObject` only watches an object; it does not keep one. The view is made again each \
      time its parent is updated, and the object with it: the path is empty again, and users are \
      back at the root for no visible reason. It is the same for an object that a body makes and \
      puts into the environment or hands to a view below. `@State` keeps an ObservableObject, but \
      does not watch it.
      """,
    remedy: """
      Let the view that creates an object own it: `@StateObject` for an ObservableObject, `@State` for an \
      observable class. `@ObservedObject` is for an object that somebody else owns and passes in.
      """,
    severity: .error,
    detection: .linter,
    isFixable: true,
    versions: "iOS 13 and later; StateObject since iOS 14",
    behaviours: ["OB-06"],
    wrong: Example(
      """
      import SwiftUI

      @MainActor
      final class Router: ObservableObject {
        @Published var path: [String] = []
      }

      struct ContentView: View {
        @State private var likes = 0

        var body: some View {
          Button("Like") { likes += 1 }
          TripList(likes: likes)
        }
      }

      struct TripList: View {
        let likes: Int
        @ObservedObject private var router = Router()

        init(likes: Int) {
          self.likes = likes
        }

        var body: some View {
          NavigationStack(path: $router.path) {
            NavigationLink("Norway", value: "Norway")
              .navigationTitle("Trips, \\(likes) likes")
              .navigationDestination(for: String.self) { trip in
                Text("Two weeks")
                  .navigationTitle(trip)
              }
          }
        }
      }
      """,
      script: """
        tap "Norway"
        tap "Like"
        """,
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Trips, 0 likes"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Trips, 1 likes"
        """
    ),
    right: Example(
      """
      import SwiftUI

      @MainActor
      final class Router: ObservableObject {
        @Published var path: [String] = []
      }

      struct ContentView: View {
        @State private var likes = 0

        var body: some View {
          Button("Like") { likes += 1 }
          TripList(likes: likes)
        }
      }

      struct TripList: View {
        let likes: Int
        @StateObject private var router = Router()

        init(likes: Int) {
          self.likes = likes
        }

        var body: some View {
          NavigationStack(path: $router.path) {
            NavigationLink("Norway", value: "Norway")
              .navigationTitle("Trips, \\(likes) likes")
              .navigationDestination(for: String.self) { trip in
                Text("Two weeks")
                  .navigationTitle(trip)
              }
          }
        }
      }
      """,
      script: """
        tap "Norway"
        tap "Like"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Trips, 1 likes"
           └─ ▶ "Norway"   "Norway"
        """
    )
  )
}
