import SwiftUI

@main
struct ScreensApp: App {
  @State private var path: [Int] = []

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        NavigationLink("On", value: 1)
          .navigationTitle("First")
          .navigationDestination(for: Int.self) { _ in
            Text("Here it ends.").navigationTitle("Second")
          }
      }
    }
  }
}
