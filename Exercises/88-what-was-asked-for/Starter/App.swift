import SwiftUI

/// A camping site with pitches and bookings.
@main
struct CampApp: App {
  @State private var router = Router()

  var body: some Scene {
    WindowGroup {
      CampView()
        .environment(router)
        .onOpenURL { url in router.follow(url) }
    }
  }
}

enum AppTab: Hashable {
  case pitches
  case bookings
}

enum Route: Hashable {
  case pitch(Int)
  case booking(Int)
}

@MainActor
@Observable
final class Router {
  var tab = AppTab.pitches
  var path: [Route] = []
  var booked: [Int] = []

  func book(_ pitch: Pitch) {
    // TODO: Try what this does, before you believe the summary.
    booked.append(pitch.id)
    path.append(.booking(pitch.id))
  }

  func follow(_ url: URL) {
    let parts = url.path().split(separator: "/")
    path = []
    if parts.first == "pitch", parts.count > 1, let id = Int(parts[1]) {
      path.append(.pitch(id))
    }
  }
}

struct CampView: View {
  @Environment(Router.self) private var router

  var body: some View {
    @Bindable var router = router

    TabView(selection: $router.tab) {
      Tab("Pitches", systemImage: "tent", value: AppTab.pitches) {
        NavigationStack(path: $router.path) {
          PitchList()
            .campDestinations()
        }
      }
      Tab("Bookings", systemImage: "calendar", value: AppTab.bookings) {
        NavigationStack(path: $router.path) {
          BookingList()
            .campDestinations()
        }
      }
    }
  }
}

extension View {
  func campDestinations() -> some View {
    navigationDestination(for: Route.self) { route in
      switch route {
      case .pitch(let id):
        if let pitch = Pitch.find(id) { PitchScreen(pitch: pitch) }
      case .booking(let id):
        Text("From Friday to Sunday")
          .navigationTitle("Booking of pitch \(id)")
      }
    }
  }
}

struct PitchList: View {
  var body: some View {
    List(Pitch.all) { pitch in
      NavigationLink(pitch.name, value: Route.pitch(pitch.id))
    }
    .navigationTitle("Pitches")
  }
}

struct PitchScreen: View {
  let pitch: Pitch
  @State private var showsBooking = false

  var body: some View {
    Button("Book this pitch") { showsBooking = true }
      .navigationTitle(pitch.name)
      .sheet(isPresented: $showsBooking) {
        BookingSheet(pitch: pitch)
      }
  }
}

struct BookingList: View {
  @Environment(Router.self) private var router

  var body: some View {
    List(router.booked, id: \.self) { id in
      NavigationLink("Pitch \(id)", value: Route.booking(id))
    }
    .navigationTitle("Bookings")
  }
}

struct BookingSheet: View {
  let pitch: Pitch
  @Environment(Router.self) private var router
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationLink("House rules") {
      Text("Quiet after ten")
        .navigationTitle("House rules")
    }
    .navigationTitle("Book \(pitch.name)")
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel") { dismiss() }
      }
      ToolbarItem(placement: .confirmationAction) {
        Button("Book") { router.book(pitch) }
      }
    }
  }
}

struct Pitch: Identifiable, Hashable {
  let id: Int
  let name: String

  static let all = [
    Pitch(id: 1, name: "By the brook"),
    Pitch(id: 2, name: "Under the oaks"),
    Pitch(id: 3, name: "On the hill"),
  ]

  static func find(_ id: Int) -> Pitch? {
    all.first { $0.id == id }
  }
}
