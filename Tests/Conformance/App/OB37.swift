import SwiftUI

// OB-37: in which order do the first actions of a screen run?
struct OB37: View {
  @State private var order: [String] = []

  var body: some View {
    VStack {
      Text("answer \(order.joined(separator: " "))")
      Text("Child").onAppear { order.append("child") }
    }
    .onAppear { order.append("appear") }
    .onChange(of: 1, initial: true) { order.append("change") }
    .task { order.append("task") }
  }
}
