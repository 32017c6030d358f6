import SwiftUI

struct ContentView: View {
  @State private var page = "0"

  var body: some View {
    TabView(selection: $page) {
      Text("Albums in order")
        .tabItem { Text("Albums") }
        .tag(0)
      Text("Songs in order")
        .tabItem { Text("Songs") }
        .tag(1)
    }
  }
}
