import SwiftUI

@main
struct BoatApp: App {
  var body: some Scene {
    WindowGroup { Boats() }
  }
}

enum Boat: String, CaseIterable, Identifiable {
  case kayak = "Kayak"
  case canoe = "Canoe"
  var id: String { rawValue }
  var pier: String { self == .kayak ? "Pier 3" : "Pier 5" }
}

struct Boats: View {
  @State private var open: Boat?
  @State private var mine: Boat?
  @State private var isMine = false
  @State private var asks = false
  @State private var hired: [Boat] = []

  var body: some View {
    NavigationStack {
      List {
        ForEach(Boat.allCases) { boat in
          HStack {
            Button(boat.rawValue) { open = boat }
            Spacer()
            Text(boat.pier)
          }
        }
        LabeledContent("Today", value: "\(hired.count)")
        Text("Hired: \(hired.count)")
        Button("Return all", role: .destructive) { asks.toggle() }
      }
      .navigationTitle("Boats")
    }
    .sheet(item: $open) {
      guard let boat = mine else { return }
      hired.append(boat)
      isMine = true
    } content: { boat in
      NavigationStack {
        List {
          NavigationLink("Where it lies", value: boat.pier)
        }
        .navigationTitle(boat.rawValue)
        .navigationDestination(for: String.self) { pier in
          Text("Ask for the keeper").navigationTitle(pier)
        }
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Close") { open = nil } }
          ToolbarItem(placement: .confirmationAction) {
            Button("Hire") {
              mine = boat
              open = nil
            }
          }
        }
      }
    }
    .alert("\(mine?.rawValue ?? "") is yours", isPresented: $isMine) {
      Button("OK") { mine = nil }
    }
    .confirmationDialog("Return all boats?", isPresented: $asks, titleVisibility: .visible) {
      Button("Return", role: .destructive) { hired = [] }
      Button("Keep", role: .cancel) {}
    }
  }
}
