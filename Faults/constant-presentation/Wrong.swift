import SwiftUI

struct ContentView: View {
  @State private var song: String?

  var body: some View {
    Button("Play") { song = "Evening" }
      .sheet(isPresented: .constant(song != nil)) {
        Text(song ?? "")
      }
  }
}
