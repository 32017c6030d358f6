import SwiftUI

struct ContentView: View {
  @State private var isShown = false
  @State private var height = PresentationDetent.large

  var body: some View {
    Button("Weather") { isShown = true }
      .sheet(isPresented: $isShown) {
        Text("Sunny until four")
          .presentationDetents([.medium, .fraction(0.2)], selection: $height)
      }
  }
}
