import SwiftUI

/// The events of a public library.
@main
struct LibraryApp: App {
  var body: some Scene {
    WindowGroup {
      LibraryView()
    }
  }
}

enum LibraryTab: Hashable {
  case news
  case events
}

/// A thing that belongs to a group, such as an article to its topic.
struct Entry: Identifiable {
  let id: Int
  let title: String
  let group: String

  static let articles = [
    Entry(id: 1, title: "A new roof", group: "House"),
    Entry(id: 2, title: "Warm again", group: "House"),
    Entry(id: 3, title: "Maps from 1800", group: "Finds"),
  ]

  static let events = [
    Entry(id: 1, title: "Evening of Poems", group: "May"),
    Entry(id: 2, title: "Book Market", group: "June"),
  ]
}

struct LibraryView: View {
  @State private var tab = LibraryTab.news
  @State private var newsLink: Entry?
  @State private var eventLink: Entry?
  @State private var isLost = false

  var body: some View {
    TabView(selection: $tab) {
      Tab("News", systemImage: "newspaper", value: LibraryTab.news) {
        EntryStack(title: "News", entries: Entry.articles, link: $newsLink)
      }
      Tab("Events", systemImage: "calendar", value: LibraryTab.events) {
        EntryStack(title: "Events", entries: Entry.events, link: $eventLink)
      }
    }
    .onOpenURL { url in follow(url) }
    .alert("This link leads nowhere.", isPresented: $isLost) {
      Button("OK") {}
    }
  }

  private func follow(_ url: URL) {
    let id = Int(url.lastPathComponent)
    switch url.host() {
    case "article":
      if let article = Entry.articles.first(where: { $0.id == id }) {
        newsLink = article
        tab = .news
        return
      }
    case "event":
      if let event = Entry.events.first(where: { $0.id == id }) {
        eventLink = event
        tab = .events
        return
      }
    default: break
    }
    isLost = true
  }
}

struct EntryStack: View {
  let title: String
  let entries: [Entry]
  @Binding var link: Entry?
  @State private var group: String?
  @State private var entry: Int?

  var body: some View {
    NavigationStack {
      List(Set(entries.map(\.group)).sorted(), id: \.self) { name in
        Button(name) { group = name }
      }
      .navigationTitle(title)
      .navigationDestination(item: $group) { name in
        List(entries.filter { $0.group == name }) { item in
          Button(item.title) { entry = item.id }
        }
        .navigationTitle(name)
        .navigationDestination(item: $entry) { id in
          EntryScreen(entry: entries.first { $0.id == id })
        }
      }
    }
    .onChange(of: link?.id, initial: true) {
      guard let entry = link else { return }
      group = entry.group
      self.entry = entry.id
      link = nil
    }
  }
}

struct EntryScreen: View {
  let entry: Entry?

  var body: some View {
    Text("Read more at the front desk.")
      .navigationTitle(entry?.title ?? "Unknown")
  }
}
