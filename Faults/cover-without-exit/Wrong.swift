import SwiftUI

struct ContentView: View {
  @State private var isWelcoming = false

  var body: some View {
    Button("What is new?") { isWelcoming = true }
      .fullScreenCover(isPresented: $isWelcoming) {
        WelcomeScreen()
      }
  }
}

struct WelcomeScreen: View {
  var body: some View {
    Text("Maps work without a network now")
  }
}
