import SwiftUI

/// The desk of a zoo, where school classes are booked in groups of ten.
@main
struct ZooApp: App {
  var body: some Scene {
    WindowGroup {
      DeskView()
    }
  }
}

struct Visit: Hashable {
  let visitors: Int
  let groups: Int
}

struct DeskView: View {
  @State private var visitors = 10

  private var groups: Int { (visitors + 9) / 10 }

  var body: some View {
    NavigationStack {
      List {
        Text("\(visitors) visitors")
        Text("Groups: \(groups)")
        Button("One visitor more") { visitors += 1 }
        Button("Fill the groups") { visitors = groups * 10 }
        NavigationLink("Book", value: Visit(visitors: visitors, groups: groups))
      }
      .navigationTitle("Desk")
      .navigationDestination(for: Visit.self) { visit in
        Text("\(visit.visitors) visitors in \(visit.groups) groups")
          .navigationTitle("Booked")
      }
    }
  }
}
