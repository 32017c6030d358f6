import SwiftUI

@main
struct DoorsApp: App {
  @State private var path: [Int] = []

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        NavigationLink("Door 1", value: 1)
          .navigationTitle("Hallway")
          .navigationDestination(for: Int.self) { number in
            // region door
            NavigationLink("Door \(number + 1)", value: number + 1)
              .navigationTitle("Room \(number)")
            // endregion
          }
      }
    }
  }
}
