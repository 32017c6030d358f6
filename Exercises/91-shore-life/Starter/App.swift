import SwiftUI

@main
struct ShoreApp: App {
  var body: some Scene {
    WindowGroup {
      RootView()
    }
  }
}

struct RootView: View {
  var body: some View {
    // TODO: Three tabs, each with a stack of its own.
    Text("Nothing here yet")
  }
}
