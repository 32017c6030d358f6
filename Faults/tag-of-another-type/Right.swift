import SwiftUI

enum Page: Hashable {
  case albums, songs
}

struct ContentView: View {
  @State private var page = Page.albums

  var body: some View {
    TabView(selection: $page) {
      Text("Albums in order")
        .tabItem { Text("Albums") }
        .tag(Page.albums)
      Text("Songs in order")
        .tabItem { Text("Songs") }
        .tag(Page.songs)
    }
  }
}
