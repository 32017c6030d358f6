import SwiftUI

@main
struct BakeryApp: App {
  var body: some Scene {
    WindowGroup { Counter() }
  }
}

struct Order: Hashable, Identifiable {
  let id: Int
}

struct Counter: View {
  @State private var path = NavigationPath()
  @State private var request: Int?
  @State private var done = 0

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Section("Today") { Text("Orders today: \(done)") }
        Section { Button("Order a loaf") { request = done + 1 }.disabled(request != nil) }
      }
      .navigationTitle("Counter")
      .navigationDestination(for: Order.self, destination: Slip.init)
    }
    .task(id: request) {
      guard let number = request else { return }
      guard (try? await Task.sleep(for: .seconds(2))) != nil else { return }
      done = number
      request = nil
      path.append(Order(id: number))
    }
  }
}

struct Slip: View {
  let order: Order

  init(_ order: Order) { self.order = order }

  var body: some View {
    Text("Ready at noon").navigationTitle("Order \(order.id)")
  }
}
