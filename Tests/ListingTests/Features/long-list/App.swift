import SwiftUI

@main
struct LongListApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack { Chores() }
    }
  }
}

struct Chore: Identifiable, Hashable {
  let id: Int
  var name: String { "Chore \(id)" }
}

struct Chores: View {
  @State private var chores = (1...2_000).map { Chore(id: $0) }
  @State private var picked: Set<Chore.ID> = []

  var body: some View {
    ScrollViewReader { proxy in
      List(selection: $picked) {
        ForEach(chores) { Text($0.name) }
          .onDelete { chores.remove(atOffsets: $0) }
          .onMove { chores.move(fromOffsets: $0, toOffset: $1) }
      }
      .toolbar {
        EditButton()
        Button("Last") { proxy.scrollTo(chores.last?.id) }
        Button("Delete picked") { chores.removeAll { picked.contains($0.id) } }
      }
    }
    .navigationTitle("Chores")
  }
}
