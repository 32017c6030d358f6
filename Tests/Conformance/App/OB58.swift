import SwiftUI

// OB-58: with the identity as its transition, does a view disappear before what replaces it appears?
struct OB58: View {
  @State private var generation = 0
  @State private var order: [String] = []

  var body: some View {
    VStack {
      Text("answer \(order.joined(separator: " "))")
      Button("Change") {
        order = []
        generation += 1
      }
      Child(number: generation, order: $order).transition(.identity).id(generation)
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
