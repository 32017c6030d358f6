import SwiftUI

struct Song: Identifiable {
  let title: String

  var id: String { title }
}

struct ContentView: View {
  @State private var song: Song?

  var body: some View {
    Button("Play") { song = Song(title: "Evening") }
      .sheet(item: $song) { song in
        Text(song.title)
      }
  }
}
