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

struct Boat: Identifiable {
  let name: String

  var id: String { name }

  static let all = [Boat(name: "Kayak"), Boat(name: "Canoe"), tip]
  static let tip = Boat(name: "Dinghy")
}

struct BoatList: View {
  @State private var chosen: Boat?

  var body: some View {
    NavigationStack {
      List {
        ForEach(Boat.all) { boat in
          Button(boat.name) { chosen = boat }
        }
        Button("Tip of the day") { chosen = .tip }
      }
      .navigationTitle("Boats")
      .sheet(item: $chosen) { boat in
        BoatSheet(name: boat.name)
      }
    }
  }
}

struct BoatSheet: View {
  let name: String

  var body: some View {
    NavigationStack {
      Text("Five coins an hour")
        .navigationTitle(name)
    }
  }
}
