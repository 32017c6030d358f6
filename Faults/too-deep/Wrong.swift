import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      FolderView(depth: 0)
        .navigationTitle("Archive")
    }
  }
}

struct FolderView: View {
  let depth: Int

  var body: some View {
    Menu("Folder \(depth)") {
      if depth < 250 {
        FolderView(depth: depth + 1)
      }
    }
  }
}
