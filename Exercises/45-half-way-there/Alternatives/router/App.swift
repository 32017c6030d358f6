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

@MainActor
@Observable
final class Router {
  var tab = LibraryTab.news
  var newsPath: [Place] = []
  var eventsPath: [Place] = []
  var isLost = false

  func follow(_ url: URL) {
    guard let id = Int(url.lastPathComponent) else {
      isLost = true
      return
    }
    switch url.host() {
    case "article": show(id, of: Entry.articles, in: .news, \.newsPath)
    case "event": show(id, of: Entry.events, in: .events, \.eventsPath)
    default: isLost = true
    }
  }

  private func show(
    _ id: Int, of entries: [Entry], in tab: LibraryTab,
    _ path: ReferenceWritableKeyPath<Router, [Place]>
  ) {
    guard let entry = entries.first(where: { $0.id == id }) else {
      isLost = true
      return
    }
    self.tab = tab
    self[keyPath: path] = [.group(entry.group), .entry(entry.id)]
  }
}

struct LibraryView: View {
  @State private var router = Router()

  var body: some View {
    TabView(selection: $router.tab) {
      Tab("News", systemImage: "newspaper", value: LibraryTab.news) {
        NewsStack(path: $router.newsPath)
      }
      Tab("Events", systemImage: "calendar", value: LibraryTab.events) {
        EventsStack(path: $router.eventsPath)
      }
    }
    .onOpenURL { url in router.follow(url) }
    .alert("This link leads nowhere.", isPresented: $router.isLost) {
      Button("OK") {}
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
