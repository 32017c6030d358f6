import SwiftUI

struct ContentView: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      List(1..<6) { song in
        NavigationLink("Song \(song)", value: song)
      }
      .navigationTitle("Songs")
      .navigationDestination(for: Int.self) { song in
        Text("The words of song \(song)")
          .navigationTitle("Song \(song)")
      }
    }
    .onOpenURL { url in
      path.removeAll()
      guard url.host() == "song", let song = Int(url.lastPathComponent) else { return }
      path.append(song)
    }
  }
}
