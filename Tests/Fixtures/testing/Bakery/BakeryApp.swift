import SwiftUI

@main
struct BakeryApp: App {
  var body: some Scene {
    WindowGroup { CounterView() }
  }
}

enum Page: Hashable {
  case bread(String)
  case oven
}

struct CounterView: View {
  @State private var path: [Page] = []
  @State private var showsBasket = false
  @State private var asksToEmpty = false
  @State private var basket: [String] = []

  private let breads = ["Rye", "Spelt", "Baguette"]

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Section("Today") {
          ForEach(breads, id: \.self) { bread in
            NavigationLink(bread, value: Page.bread(bread))
          }
        }
        NavigationLink("A look into the oven", value: Page.oven)
      }
      .navigationTitle("Bakery")
      .navigationDestination(for: Page.self) { page in
        switch page {
        case .bread(let name):
          BreadView(name: name) {
            basket.append(name)
            path.removeAll()
          }
        case .oven: OvenView()
        }
      }
      .toolbar {
        Button("Basket (\(basket.count))") { showsBasket = true }
      }
      .sheet(isPresented: $showsBasket) {
        NavigationStack {
          BasketView(basket: basket) { asksToEmpty = true }
            .alert("Empty the basket?", isPresented: $asksToEmpty) {
              Button("Empty", role: .destructive) { basket.removeAll() }
              Button("Keep", role: .cancel) {}
            }
        }
      }
    }
  }
}

struct BreadView: View {
  let name: String
  let buy: () -> Void

  var body: some View {
    VStack {
      Text("\(name), fresh from the oven")
      Button("Put into the basket", action: buy)
    }
    .navigationTitle(name)
  }
}

struct OvenView: View {
  var body: some View {
    Text("250 °C").navigationTitle("Oven")
  }
}

struct BasketView: View {
  let basket: [String]
  let empty: () -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      if basket.isEmpty { Text("Nothing yet") }
      ForEach(Array(basket.enumerated()), id: \.offset) { item in Text(item.element) }
    }
    .navigationTitle("Basket")
    .toolbar {
      Button("Empty", action: empty)
      Button("Done") { dismiss() }
    }
  }
}
