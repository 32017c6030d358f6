import SwiftUI

// SH-06: does onDismiss run for code and for a person?
struct SH06: View {
  @State private var isShown = false
  @State private var count = 0

  var body: some View {
    VStack {
      Text("answer \(count)")
      Button("Show") { isShown = true }
    }
    .sheet(isPresented: $isShown) {
      count += 1
    } content: {
      NavigationStack {
        Button("Close") { isShown = false }.navigationTitle("Sheet")
      }
    }
  }
}
