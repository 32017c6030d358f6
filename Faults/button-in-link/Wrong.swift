import SwiftUI

struct ContentView: View {
  @State private var path: [String] = []

  var body: some View {
    NavigationStack(path: $path) {
      List(["Fado", "Tango"], id: \.self) { song in
        NavigationLink(value: song) {
          SongRow(song: song) { path.append(song) }
        }
      }
      .navigationTitle("Songs")
      .navigationDestination(for: String.self) { song in
        Text("Three minutes")
          .navigationTitle(song)
      }
    }
  }
}

struct SongRow: View {
  let song: String
  let open: () -> Void

  var body: some View {
    Button(song, action: open)
  }
}
