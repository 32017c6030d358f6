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
  var pitchesPath: [Route] = []
  var bookingsPath: [Route] = []
  var booked: [Int] = []

  /// The pitch that the booking sheet is about, while it is shown.
  var bookingPitch: Pitch?

  func book(_ pitch: Pitch) {
    bookingPitch = nil
    if !booked.contains(pitch.id) { booked.append(pitch.id) }
    bookingsPath = [.booking(pitch.id)]
    tab = .bookings
  }

  func follow(_ url: URL) {
    guard url.scheme == "camp", url.host() == "pitch",
      let id = Int(url.lastPathComponent), let pitch = Pitch.find(id)
    else { return }
    bookingPitch = nil
    pitchesPath = [.pitch(pitch.id)]
    tab = .pitches
  }
}

struct CampView: View {
  @Environment(Router.self) private var router

  var body: some View {
    @Bindable var router = router

    TabView(selection: $router.tab) {
      Tab("Pitches", systemImage: "tent", value: AppTab.pitches) {
        NavigationStack(path: $router.pitchesPath) {
          PitchList()
            .campDestinations()
        }
      }
      Tab("Bookings", systemImage: "calendar", value: AppTab.bookings) {
        NavigationStack(path: $router.bookingsPath) {
          BookingList()
            .campDestinations()
        }
      }
    }
    .sheet(item: $router.bookingPitch) { pitch in
      BookingSheet(pitch: pitch)
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
  @Environment(Router.self) private var router

  var body: some View {
    Button("Book this pitch") { router.bookingPitch = pitch }
      .navigationTitle(pitch.name)
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
    NavigationStack {
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
