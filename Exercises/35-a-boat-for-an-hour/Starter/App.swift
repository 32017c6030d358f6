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

// TODO: Show the sheet, the alert and the dialog.
struct BoatList: View {
  @State private var hired = 0

  var body: some View {
    NavigationStack {
      List {
        ForEach(Boat.all) { boat in
          Button(boat.name) {}
        }
        Text("Hired: \(hired)")
        Button("Return all", role: .destructive) {}
      }
      .navigationTitle("Boats")
    }
  }
}
