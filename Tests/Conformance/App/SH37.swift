import SwiftUI

// SH-37: does a sheet stay as it is when its flag is set to true again?
struct SH37: View {
  private struct Content: View {
    @Binding var isShown: Bool
    @State private var count = 0

    var body: some View {
      VStack {
        Text("answer \(count)")
        Button("Count") { count += 1 }
        Button("Again") { isShown = true }
        Button("Close") { isShown = false }
      }
    }
  }

  @State private var isShown = false

  var body: some View {
    Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Content(isShown: $isShown) }
  }
}
