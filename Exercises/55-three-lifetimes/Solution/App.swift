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

struct ToursTab: View {
  let season: Season
  @State private var path: [String] = []

  var body: some View {
    NavigationStack(path: $path) {
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

struct AccountTab: View {
  let guest: String
  @Binding var season: Season
  let logOut: () -> Void
  @State private var path: [String] = []

  var body: some View {
    NavigationStack(path: $path) {
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
