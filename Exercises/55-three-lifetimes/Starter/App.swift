import SwiftUI

/// Boat tours, and the account of the guest who books them.
@main
struct TourApp: App {
  var body: some Scene {
    WindowGroup {
      FrontDoor()
    }
  }
}

enum Season: String {
  case summer = "Summer"
  case winter = "Winter"
}

struct FrontDoor: View {
  @State private var guest: String? = "Ana"

  var body: some View {
    if let guest {
      GuestView(guest: guest) { self.guest = nil }
    } else {
      Button("Log in as Ana") { guest = "Ana" }
      Button("Log in as Ben") { guest = "Ben" }
    }
  }
}

struct GuestView: View {
  let guest: String
  let logOut: () -> Void
  @State private var season = Season.summer

  var body: some View {
    TabView {
      Tab("Tours", systemImage: "sailboat") {
        ToursTab(season: season)
      }
      Tab("Account", systemImage: "person") {
        AccountTab(guest: guest, season: $season, logOut: logOut)
      }
    }
  }
}

@MainActor
final class ToursRouter: ObservableObject {
  @Published var path: [String] = []
}

struct ToursTab: View {
  @State private var season: Season
  @ObservedObject private var router = ToursRouter()

  init(season: Season) {
    _season = State(initialValue: season)
  }

  var body: some View {
    NavigationStack(path: $router.path) {
      List {
        Text("Season: \(season.rawValue)")
        NavigationLink("Lighthouse Tour", value: "Lighthouse Tour")
        NavigationLink("Seal Tour", value: "Seal Tour")
      }
      .navigationTitle("Tours")
      .navigationDestination(for: String.self) { tour in
        Text(season == .summer ? "Until nine" : "Until four")
          .navigationTitle(tour)
      }
    }
  }
}

@MainActor
@Observable
final class AccountRouter {
  static let shared = AccountRouter()

  var path: [String] = []
}

struct AccountTab: View {
  let guest: String
  @Binding var season: Season
  let logOut: () -> Void
  @Bindable private var router = AccountRouter.shared

  init(guest: String, season: Binding<Season>, logOut: @escaping () -> Void) {
    self.guest = guest
    _season = season
    self.logOut = logOut
  }

  var body: some View {
    NavigationStack(path: $router.path) {
      List {
        NavigationLink("Invoices", value: "Invoices")
        Button("Winter begins") { season = .winter }
        Button("Log out") { logOut() }
      }
      .navigationTitle("Account of \(guest)")
      .navigationDestination(for: String.self) { name in
        Button("Log out") { logOut() }
          .navigationTitle("\(name) of \(guest)")
      }
    }
  }
}
