import NavUI

/// A thousand rows, each of an observable object of its own.
struct ItemsApp: App {
  var body: some Scene {
    WindowGroup { Items() }
  }
}

@Observable
private final class Item: Identifiable {
  let id: Int
  var count = 0

  init(id: Int) {
    self.id = id
  }
}

private struct Items: View {
  @State private var items = (0..<1_000).map { Item(id: $0) }

  var body: some View {
    VStack {
      Button("Change") { items[500].count += 1 }
      ForEach(items) { ItemRow(item: $0) }
    }
  }
}

private struct ItemRow: View {
  let item: Item

  var body: some View {
    HStack {
      Text("Item \(item.id)")
      Text("\(item.count)")
    }
  }
}
