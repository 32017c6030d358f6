import SwiftUI

@main
struct ClinicApp: App {
  var body: some Scene {
    WindowGroup {
      RootView()
    }
  }
}

struct RootView: View {
  var body: some View {
    // TODO: Ask who is there, and show what belongs to that role.
    Text("Nothing here yet")
  }
}
