import SwiftUI

/// The orders of a bakery, ready for previews and UI tests.
@main
struct BakeryApp: App {
  // region fresh
  init() {
    if ProcessInfo.processInfo.arguments.contains("-fresh") {
      UserDefaults.standard.removeObject(forKey: "packed")
    }
  }
  // endregion

  var body: some Scene {
    WindowGroup { OrdersView() }
  }
}

struct Order: Identifiable, Hashable {
  let id: Int
  let bread: String

  static let all = [Order(id: 1, bread: "Rye"), Order(id: 2, bread: "Spelt")]
}

struct OrdersView: View {
  @State private var path: [Order]
  @AppStorage("packed") private var packed = 0

  // region start
  init() {
    let start = UserDefaults.standard.integer(forKey: "start")
    _path = State(initialValue: Order.all.filter { $0.id == start })
  }
  // endregion

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(Order.all) { order in
          NavigationLink(order.bread, value: order)
        }
        Text("Packed: \(packed)")
      }
      .navigationTitle("Orders")
      .navigationDestination(for: Order.self) { OrderView(order: $0, packed: $packed) }
    }
  }
}

// region order
struct OrderView: View {
  let order: Order
  @Binding var packed: Int

  var body: some View {
    List { Text("For tomorrow") }
      .navigationTitle(order.bread)
      .toolbar {
        Button { packed += 1 } label: { Image(systemName: "shippingbox") }
          .accessibilityLabel("Pack")
          .accessibilityIdentifier("pack")
      }
  }
}
// endregion

// region preview
#Preview("One order") {
  @Previewable @State var packed = 0
  NavigationStack { OrderView(order: Order.all[0], packed: $packed) }
}
// endregion
