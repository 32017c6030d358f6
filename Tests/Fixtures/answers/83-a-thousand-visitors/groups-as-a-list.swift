import SwiftUI

@main
struct ZooApp: App {
  var body: some Scene {
    WindowGroup { Desk() }
  }
}

/// The children of each group.
struct Desk: View {
  @State private var groups = [10]

  private var visitors: Int { groups.reduce(0, +) }

  var body: some View {
    NavigationStack {
      List {
        Text("\(visitors) visitors")
        Text("Groups: \(groups.count)")
        Button("One visitor more", action: add)
        Button("Fill the groups") { groups = groups.map { _ in 10 } }
        NavigationLink("Book") { Booked(visitors: visitors, groups: groups.count) }
      }
      .navigationTitle("Desk")
    }
  }

  private func add() {
    if let index = groups.firstIndex(where: { $0 < 10 }) {
      groups[index] += 1
    } else {
      groups.append(1)
    }
  }
}

struct Booked: View {
  let visitors: Int
  let groups: Int

  var body: some View {
    Text("\(visitors) visitors in \(groups) groups").navigationTitle("Booked")
  }
}
