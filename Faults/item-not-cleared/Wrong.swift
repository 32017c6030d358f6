import SwiftUI

struct ContentView: View {
  @State private var chosen: String?
  @State private var isShown = false

  var body: some View {
    Button("Teapot") { chosen = "Teapot" }
      .onChange(of: chosen) {
        isShown = true
      }
      .sheet(isPresented: $isShown) {
        Text("Three sizes")
      }
  }
}
