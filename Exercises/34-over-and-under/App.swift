import SwiftUI

/// A place that hires out boats.
@main
struct BoatApp: App {
  var body: some Scene {
    WindowGroup {
      BoatList()
    }
  }
}

struct BoatList: View {
  @State private var isWelcoming = true
  @State private var isBooking = false

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Kayak", value: "Kayak")
        NavigationLink("Canoe", value: "Canoe")
        Button("Book any boat") { isBooking = true }
      }
      .navigationTitle("Boats")
      .navigationDestination(for: String.self) { boat in
        BoatScreen(name: boat)
      }
      .sheet(isPresented: $isBooking) { BookingSheet() }
    }
    .fullScreenCover(isPresented: $isWelcoming) { Welcome() }
  }
}

struct Welcome: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("Boats for an hour or a day")
    Button("Begin") { dismiss() }
  }
}

struct BoatScreen: View {
  let name: String
  @State private var isBooking = false

  var body: some View {
    List {
      Text("Five coins an hour")
      Button("Book") { isBooking = true }
    }
    .navigationTitle(name)
    .sheet(isPresented: $isBooking) { BookingSheet() }
  }
}

struct BookingSheet: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Extras", value: "Extras")
      }
      .navigationTitle("Booking")
      .navigationDestination(for: String.self) { title in
        Text("Paddle, life jacket")
          .navigationTitle(title)
      }
    }
  }
}
