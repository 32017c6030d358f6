import SwiftUI

/// The app that the keepers of a zoo carry with them.
@main
struct ZooApp: App {
  var body: some Scene {
    WindowGroup {
      KeeperView()
    }
  }
}

struct KeeperView: View {
  @State private var keeper: String? = "Noor"
  @State private var path: [String] = []

  var body: some View {
    if let keeper {
      NavigationStack(path: $path) {
        DutyScreen(keeper: keeper, end: endShift)
          .navigationDestination(for: String.self) { animal in
            AnimalScreen(name: animal, end: endShift)
          }
      }
    }
  }

  private func endShift() {
    keeper = nil
  }
}

struct DutyScreen: View {
  let keeper: String
  let end: () -> Void

  var body: some View {
    List {
      NavigationLink("Lions", value: "Lions")
      NavigationLink("Otters", value: "Otters")
      Button("End the shift") { end() }
    }
    .navigationTitle("On duty: \(keeper)")
  }
}

struct AnimalScreen: View {
  let name: String
  let end: () -> Void

  var body: some View {
    List {
      Text("Fed at nine")
      Button("End the shift") { end() }
    }
    .navigationTitle(name)
  }
}
