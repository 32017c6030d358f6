import SwiftUI

@main
struct MusicApp: App {
  @State private var library = Library(saved: Place.load())

  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(library)
        .onOpenURL { url in library.follow(url) }
        .onChange(of: library.place) { library.place.save() }
    }
  }
}
