import SwiftUI

extension ContainerValues {
  @Entry var isPinned = false
}

extension View {
  func pinned(_ isPinned: Bool = true) -> some View {
    containerValue(\.isPinned, isPinned)
  }
}

struct DeckLayout<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack {
      Group(subviews: content) { cards in
        Text("\(cards.count) cards")
        if let first = cards.first { first }
        ForEach(cards.dropFirst()) { card in
          HStack {
            card
            if card.containerValues.isPinned { Text("pinned") }
          }
        }
      }
    }
  }
}

struct Board<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    Group(sections: content) { sections in
      ForEach(sections) { section in
        section.header
        ForEach(subviews: section.content) { view in
          view
          Text("end of row")
        }
        section.footer
      }
      Text("\(sections.count) sections")
    }
  }
}

struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
  }
}

@main
struct CardApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}

struct ContentView: View {
  @State private var extra = ["Tom"]
  @State private var shows = true

  var body: some View {
    ScrollView {
      DeckLayout {
        Text("Title card")
        if shows { Counter(name: "A").pinned() }
        ForEach(extra, id: \.self) { Counter(name: $0) }
      }
      Button("Add") { extra.insert("Eva", at: 0) }
      Button("Hide") { shows = false }
      Board {
        Text("loose")
        Section("Fruit") {
          Text("Apple")
          Text("Pear")
        }
      }
    }
  }
}
