import SwiftUI

// OB-40: does what comes appear before what goes disappears?
struct OB40: View {
  @State private var generation = 0
  @State private var order: [String] = []

  var body: some View {
    VStack {
      Text("answer \(order.joined(separator: " "))")
      Button("Change") {
        order = []
        generation += 1
      }
      Child(number: generation, order: $order).id(generation)
    }
  }

  private struct Child: View {
    let number: Int
    @Binding var order: [String]

    var body: some View {
      Text("Child \(number)")
        .onAppear { order.append("appear \(number)") }
        .onDisappear { order.append("disappear \(number)") }
    }
  }
}
