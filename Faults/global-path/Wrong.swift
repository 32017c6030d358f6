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
