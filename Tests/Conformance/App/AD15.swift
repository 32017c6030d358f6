import SwiftUI

// AD-15: does the action of a destructive button run, and the alert go?
struct AD15: View {
  @State private var isShown = false
  @State private var answer = "none"

  var body: some View {
    VStack {
      Text("answer \(answer)")
      Button("Show") { isShown = true }
    }
    .alert("Sure?", isPresented: $isShown) {
      Button("Delete", role: .destructive) { answer = "deleted" }
    }
  }
}
