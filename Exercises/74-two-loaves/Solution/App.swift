import SwiftUI

/// A bakery that takes orders.
@main
struct BakeryApp: App {
  var body: some Scene {
    WindowGroup {
      CounterView()
    }
  }
}

struct Order: Hashable {
  let number: Int
}

struct CounterView: View {
  @State private var path: [Order] = []
  @State private var orders = 0
  @State private var isOrdering = false

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Text("Orders today: \(orders)")
        Button("Order a loaf") { order() }
          .disabled(isOrdering)
      }
      .navigationTitle("Counter")
      .navigationDestination(for: Order.self) { order in
        Text("Ready at noon")
          .navigationTitle("Order \(order.number)")
      }
    }
  }

  private func order() {
    isOrdering = true
    Task {
      try? await Task.sleep(for: .seconds(2))
      isOrdering = false
      orders += 1
      if path.isEmpty { path.append(Order(number: orders)) }
    }
  }
}
