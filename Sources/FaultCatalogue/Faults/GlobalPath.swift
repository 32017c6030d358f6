extension Fault {
  static let globalPath = Fault(
    id: "global-path",
    summary: "A navigation path in a global variable or a shared singleton",
    topic: .paths,
    why: """
      A global path outlives the stack that shows it: the next user to log in finds the screens \
      of the one before. It is the same for all windows, so a push in one of them is a push in \
      each, and previews and tests change it for each other.
      """,
    remedy: """
      Let the view at the root of the window own the path or the router in @State, and hand it \
      down with a binding or the environment. Then it comes and goes with the screens that it \
      describes.
      """,
    detection: .linter,
    behaviours: ["NS-32", "TV-12", "OB-04"],
    wrong: Example(
      """
      import SwiftUI

      @MainActor
      @Observable
      final class Router {
        static let shared = Router()
        var path: [String] = []
      }

      struct ContentView: View {
        @State private var isLoggedIn = true

        var body: some View {
          if isLoggedIn {
            AccountsScreen { isLoggedIn = false }
          } else {
            Button("Log in as Ana") { isLoggedIn = true }
          }
        }
      }

      struct AccountsScreen: View {
        @Bindable private var router = Router.shared
        let logOut: () -> Void

        var body: some View {
          NavigationStack(path: $router.path) {
            NavigationLink("Savings", value: "Savings of Ben")
              .navigationTitle("Accounts")
              .navigationDestination(for: String.self) { account in
                Button("Log out", action: logOut)
                  .navigationTitle(account)
              }
          }
        }
      }
      """,
      script: """
        tap "Savings"
        tap "Log out"
        tap "Log in as Ana"
        """,
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Accounts"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Accounts"
           └─ ▶ "Savings of Ben"   "Savings of Ben"
        """
    ),
    right: Example(
      """
      import SwiftUI

      @MainActor
      @Observable
      final class Router {
        var path: [String] = []
      }

      struct ContentView: View {
        @State private var isLoggedIn = true

        var body: some View {
          if isLoggedIn {
            AccountsScreen { isLoggedIn = false }
          } else {
            Button("Log in as Ana") { isLoggedIn = true }
          }
        }
      }

      struct AccountsScreen: View {
        @State private var router = Router()
        let logOut: () -> Void

        var body: some View {
          NavigationStack(path: $router.path) {
            NavigationLink("Savings", value: "Savings of Ben")
              .navigationTitle("Accounts")
              .navigationDestination(for: String.self) { account in
                Button("Log out", action: logOut)
                  .navigationTitle(account)
              }
          }
        }
      }
      """,
      script: """
        tap "Savings"
        tap "Log out"
        tap "Log in as Ana"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Accounts"
        """
    )
  )
}
