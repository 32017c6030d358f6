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

enum Place: Hashable {
  case group(String)
  case entry(Int)
}

struct LibraryView: View {
  @State private var tab = LibraryTab.news
  @State private var newsPath: [Place] = []
  @State private var eventsPath: [Place] = []
  @State private var isLost = false

  var body: some View {
    TabView(selection: $tab) {
      Tab("News", systemImage: "newspaper", value: LibraryTab.news) {
        NewsStack(path: $newsPath)
      }
      Tab("Events", systemImage: "calendar", value: LibraryTab.events) {
        EventsStack(path: $eventsPath)
      }
    }
    .onOpenURL { url in follow(url) }
    .alert("This link leads nowhere.", isPresented: $isLost) {
      Button("OK") {}
    }
  }

  private func follow(_ url: URL) {
    let id = Int(url.lastPathComponent)
    if url.host() == "article", let article = Entry.articles.first(where: { $0.id == id }) {
      tab = .news
      newsPath = [.group(article.group), .entry(article.id)]
    } else if url.host() == "event", let event = Entry.events.first(where: { $0.id == id }) {
      tab = .events
      eventsPath = [.group(event.group), .entry(event.id)]
    } else {
      isLost = true
    }
  }
}

struct NewsStack: View {
  @Binding var path: [Place]

  var body: some View {
    NavigationStack(path: $path) {
      GroupList(entries: Entry.articles)
        .navigationTitle("News")
        .navigationDestination(for: Place.self) { place in
          PlaceScreen(place: place, entries: Entry.articles)
        }
    }
  }
}

struct EventsStack: View {
  @Binding var path: [Place]

  var body: some View {
    NavigationStack(path: $path) {
      GroupList(entries: Entry.events)
        .navigationTitle("Events")
        .navigationDestination(for: Place.self) { place in
          PlaceScreen(place: place, entries: Entry.events)
        }
    }
  }
}

struct GroupList: View {
  let entries: [Entry]

  private var groups: [String] {
    Set(entries.map(\.group)).sorted()
  }

  var body: some View {
    List(groups, id: \.self) { group in
      NavigationLink(group, value: Place.group(group))
    }
  }
}

struct PlaceScreen: View {
  let place: Place
  let entries: [Entry]

  var body: some View {
    switch place {
    case .group(let name):
      GroupScreen(name: name, entries: entries.filter { $0.group == name })
    case .entry(let id):
      EntryScreen(entry: entries.first { $0.id == id })
    }
  }
}

struct GroupScreen: View {
  let name: String
  let entries: [Entry]

  var body: some View {
    List(entries) { entry in
      NavigationLink(entry.title, value: Place.entry(entry.id))
    }
    .navigationTitle(name)
  }
}

struct EntryScreen: View {
  let entry: Entry?

  var body: some View {
    Text("Read more at the front desk.")
      .navigationTitle(entry?.title ?? "Unknown")
  }
}
