import SwiftUI

struct Song: Hashable {
  let title: String
}

struct ContentView: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Nocturne", value: Song(title: "Nocturne"))
        .navigationTitle("Songs")
        .navigationDestination(for: Song.self) { song in
          Button("Remember this place") { remember() }
            .navigationTitle(song.title)
        }
    }
  }

  private func remember() {
    let data = path.codable.flatMap { try? JSONEncoder().encode($0) }
    UserDefaults.standard.set(data, forKey: "path")
  }
}
