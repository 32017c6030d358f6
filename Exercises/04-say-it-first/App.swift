import SwiftUI

/// A lighthouse that can be climbed floor by floor.
@main
struct LighthouseApp: App {
  var body: some Scene {
    WindowGroup {
      LighthouseView()
    }
  }
}

enum Place: Hashable {
  case floor(Int)
  case lamp
}

struct LighthouseView: View {
  @State private var path: [Place] = []

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("Climb the stairs") { path.append(.floor(1)) }
        Button("Take the lift") { path = [.floor(1), .floor(2), .lamp] }
      }
      .navigationTitle("Door")
      .navigationDestination(for: Place.self) { place in
        switch place {
        case .floor(let number): FloorScreen(number: number, path: $path)
        case .lamp: LampScreen(path: $path)
        }
      }
    }
  }
}

struct FloorScreen: View {
  let number: Int
  @Binding var path: [Place]
  @State private var showsMap = false

  var body: some View {
    VStack {
      Button("One floor up") { path.append(.floor(number + 1)) }
      Button("Rest here") { path = [.floor(number)] }
      Button("Look at the map") { showsMap = true }
    }
    .navigationTitle("Floor \(number)")
    .sheet(isPresented: $showsMap) {
      NavigationStack {
        Text("You are on floor \(number).")
          .navigationTitle("Map")
      }
    }
  }
}

struct LampScreen: View {
  @Binding var path: [Place]

  var body: some View {
    Button("One floor down") {
      if !path.isEmpty { path.removeLast() }
    }
    .navigationTitle("Lamp")
  }
}
