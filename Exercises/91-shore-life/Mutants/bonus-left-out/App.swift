import SwiftUI

@main
struct ShoreApp: App {
  @State private var router = Router()

  var body: some Scene {
    WindowGroup {
      RootTabView()
        .environment(router)
    }
  }
}
