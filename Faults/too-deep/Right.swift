import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      FolderScreen(depth: 0)
        .navigationDestination(for: Int.self) { depth in
          FolderScreen(depth: depth)
        }
    }
  }
}

struct FolderScreen: View {
  let depth: Int

  var body: some View {
    NavigationLink("Open the next one", value: depth + 1)
      .navigationTitle(depth == 0 ? "Archive" : "Folder \(depth)")
  }
}
