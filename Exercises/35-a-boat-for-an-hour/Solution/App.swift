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

struct Boat: Identifiable, Hashable {
  let name: String
  let pier: Int

  var id: String { name }

  static let all = [Boat(name: "Kayak", pier: 3), Boat(name: "Canoe", pier: 5)]
}

struct BoatList: View {
  @State private var hired = 0
  @State private var chosen: Boat?
  @State private var newest: Boat?
  @State private var isCongratulating = false
  @State private var isReturning = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(Boat.all) { boat in
          Button(boat.name) { chosen = boat }
        }
        Text("Hired: \(hired)")
        Button("Return all", role: .destructive) { isReturning = true }
          .confirmationDialog(
            "Return all boats?",
            isPresented: $isReturning,
            titleVisibility: .visible
          ) {
            Button("Return", role: .destructive) { hired = 0 }
            Button("Keep", role: .cancel) {}
          }
      }
      .navigationTitle("Boats")
      .sheet(item: $chosen, onDismiss: congratulate) { boat in
        BoatSheet(boat: boat) { hire(boat) }
      }
      .alert("\(newest?.name ?? "The boat") is yours", isPresented: $isCongratulating) {
        Button("OK") { newest = nil }
      }
    }
  }

  private func hire(_ boat: Boat) {
    hired += 1
    newest = boat
    chosen = nil
  }

  /// Shows the alert once the sheet is gone, if a boat was hired in it.
  private func congratulate() {
    isCongratulating = newest != nil
  }
}

struct BoatSheet: View {
  let boat: Boat
  let hire: () -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Where it lies", value: boat.pier)
        Button("Hire") { hire() }
        Button("Close") { dismiss() }
      }
      .navigationTitle(boat.name)
      .navigationDestination(for: Int.self) { pier in
        Text("Behind the boathouse")
          .navigationTitle("Pier \(pier)")
      }
    }
  }
}
