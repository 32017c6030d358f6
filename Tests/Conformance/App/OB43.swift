import SwiftUI

// OB-43: how often may onChange change the value that it watches?
struct OB43: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("answer \(count)")
      Button("Count") { count += 1 }
    }
    .onChange(of: count) { if count < 10 { count += 1 } }
  }
}
