import SwiftUI

/// A screen of 1,000 rows, on every level.
struct RowScreen: View {
  let number: Int

  var body: some View {
    List {
      ForEach(0..<1000) { row in
        Text("Row \(row) of level \(number)")
      }
    }
    .navigationTitle("Level \(number)")
  }
}

@main
struct DeepListApp: App {
  @State private var path = Array(1...100)

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        RowScreen(number: 0)
          .navigationDestination(for: Int.self) { RowScreen(number: $0) }
      }
    }
  }
}
