import SwiftUI

/// The orders of a violin maker, with a window for each.
@main
struct WorkshopApp: App {
  @State private var workshop = Workshop()

  var body: some Scene {
    WindowGroup {
      OrderList()
        .environment(workshop)
    }
    WindowGroup(id: "order", for: Order.ID.self) { $id in
      NavigationStack {
        if let id { OrderScreen(id: id) }
      }
      .environment(workshop)
    }
  }
}

struct Order: Identifiable {
  let id: Int
  var title: String
}

@MainActor @Observable
final class Workshop {
  var orders = [Order(id: 1, title: "Viola"), Order(id: 2, title: "Cello")]
}

struct OrderList: View {
  @Environment(Workshop.self) private var workshop
  @Environment(\.openWindow) private var openWindow
  @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

  var body: some View {
    NavigationStack {
      List(workshop.orders) { order in
        if supportsMultipleWindows {
          Button(order.title) { openWindow(id: "order", value: order.id) }
        } else {
          NavigationLink(order.title, value: order.id)
        }
      }
      .navigationTitle("Orders")
      .navigationDestination(for: Order.ID.self) { id in
        OrderScreen(id: id)
      }
    }
  }
}

struct OrderScreen: View {
  let id: Order.ID

  @Environment(Workshop.self) private var workshop
  @Environment(\.dismiss) private var dismiss
  @State private var isStrung = false

  private var title: String {
    workshop.orders.first { $0.id == id }?.title ?? "Unknown"
  }

  var body: some View {
    List {
      Button("In a hurry") { hurry() }
      Button("Strings") { isStrung = true }
      Button("Put away") { dismiss() }
    }
    .navigationTitle(title)
    .navigationDestination(isPresented: $isStrung) {
      Text("Four of them")
        .navigationTitle("Strings")
    }
  }

  private func hurry() {
    guard let index = workshop.orders.firstIndex(where: { $0.id == id }) else { return }
    workshop.orders[index].title += " (urgent)"
  }
}
