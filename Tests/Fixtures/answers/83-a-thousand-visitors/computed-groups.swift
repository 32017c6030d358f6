import SwiftUI

@main
struct ZooApp: App {
  var body: some Scene {
    WindowGroup { Desk() }
  }
}

struct Party: Hashable {
  var visitors = 10
  var groups: Int { (visitors + 9) / 10 }
  var free: Int { groups * 10 - visitors }
}

struct Desk: View {
  @State private var party = Party()

  var body: some View {
    NavigationStack {
      Form {
        Section {
          Text("\(party.visitors) visitors")
          Text("Groups: \(party.groups)")
          Text("Free places: \(party.free)")
        }
        Section {
          Button("One visitor more") { party.visitors += 1 }
          Button("Fill the groups") { party.visitors += party.free }
        }
        NavigationLink(value: party) { Text("Book") }
      }
      .navigationTitle("Desk")
      .navigationDestination(for: Party.self) { party in
        Text("\(party.visitors) visitors in \(party.groups) groups").navigationTitle("Booked")
      }
    }
  }
}
