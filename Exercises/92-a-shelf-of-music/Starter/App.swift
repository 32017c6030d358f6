import SwiftUI

@main
struct MusicApp: App {
  var body: some Scene {
    WindowGroup {
      RootView()
    }
  }
}

struct RootView: View {
  var body: some View {
    // TODO: The shelves on the left, the chosen one on the right.
    Text("Nothing here yet")
  }
}
