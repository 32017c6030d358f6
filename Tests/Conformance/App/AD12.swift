import SwiftUI

// AD-12: do two alerts on one view both show?
struct AD12: View {
  @State private var isFirst = false
  @State private var isSecond = false

  var body: some View {
    Button("Show both") {
      isFirst = true
      isSecond = true
    }
    .alert("First", isPresented: $isFirst) { Button("Close") {} }
    .alert("Second", isPresented: $isSecond) { Button("Close") {} }
  }
}
