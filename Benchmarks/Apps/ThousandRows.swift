import SwiftUI

/// One row's own model.
@Observable
final class Row: Identifiable {
  let id: Int
  var isMarked = false

  init(id: Int) { self.id = id }
}

/// A list of 1,000 rows under a counter.
struct CounterList: View {
  @State private var count = 0

  var body: some View {
    List {
      Button("Count") { count += 1 }
      Text("Counted \(count)")
      ForEach(0..<1000) { number in
        Text("Row \(number)")
      }
    }
  }
}

/// 1,000 rows under a counter, in a container that builds all of them at once.
struct CounterStack: View {
  @State private var count = 0

  var body: some View {
    ScrollView {
      VStack {
        Button("Count") { count += 1 }
        Text("Counted \(count)")
        ForEach(0..<1000) { number in
          Text("Row \(number)")
        }
      }
    }
  }
}

/// A row that shows its model.
struct RowView: View {
  let row: Row

  var body: some View {
    Text(row.isMarked ? "Row \(row.id), marked" : "Row \(row.id)")
  }
}

/// A list of 1,000 rows, each of which observes a model of its own.
struct ModelList: View {
  @State private var rows = (0..<1000).map(Row.init)

  var body: some View {
    List {
      Button("Mark") { rows[3].isMarked.toggle() }
      ForEach(rows) { RowView(row: $0) }
    }
  }
}

@main
struct ThousandRowsApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        CounterList().tabItem { Text("List") }
        CounterStack().tabItem { Text("Stack") }
        ModelList().tabItem { Text("Models") }
      }
    }
  }
}
