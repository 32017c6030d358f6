import SwiftUI

struct ContentView: View {
  @State private var page = 0

  var body: some View {
    TabView(selection: $page) {
      Tab("Albums", systemImage: "square.stack", value: 0) {
        Text("Albums in order")
      }
      Tab("Songs", systemImage: "music.note", value: 1) {
        Text("Songs in order")
      }
      Tab("Radio", systemImage: "radio", value: 1) {
        Text("What is on now")
      }
    }
  }
}
