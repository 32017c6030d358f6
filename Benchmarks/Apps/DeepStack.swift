import SwiftUI

/// A level that keeps a state of its own, so that all levels have something to keep.
struct Level: View {
  let number: Int
  @State private var visits = 0

  var body: some View {
    Text("Level \(number), seen \(visits) times")
      .navigationTitle("Level \(number)")
      .onAppear { visits += 1 }
  }
}

@main
struct DeepStackApp: App {
  @State private var path: [Int] = []

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        List {
          Button("Go to 10") { path = Array(1...10) }
          Button("Go to 100") { path = Array(1...100) }
          Button("Go to 1000") { path = Array(1...1000) }
          Button("Go to 8000") { path = Array(1...8000) }
        }
        .navigationTitle("Start")
        .navigationDestination(for: Int.self) { Level(number: $0) }
      }
    }
  }
}
