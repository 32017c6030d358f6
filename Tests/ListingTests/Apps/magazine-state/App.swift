import SwiftUI

struct Article: Hashable {
  let id: Int
}

struct Author: Hashable {
  let id: String
}

struct Note: Identifiable {
  let id: Int
}

/// The app's own name for its tabs, which comes before the framework's type of the same name.
enum Tab: Hashable {
  case feed
  case profile
}

@Observable
final class MagazineState {
  var feed = NavigationPath()
  var profile = NavigationPath()
  var note: Note?

  func show(_ article: Article) {
    feed = NavigationPath([article])
  }
}

struct FeedScreen: View {
  @Environment(MagazineState.self) private var state

  var body: some View {
    List {
      NavigationLink("Article 1", value: Article(id: 1))
      Button("Show article 7") { state.show(Article(id: 7)) }
      Button("Write a note") { state.note = Note(id: 1) }
      Text(state.note == nil ? "No note" : "A note is wanted")
    }
    .navigationTitle("Feed")
  }
}

struct ArticleScreen: View {
  let article: Article
  @Environment(MagazineState.self) private var state

  var body: some View {
    Text("Article \(article.id)")
    NavigationLink("More", value: Article(id: article.id + 1))
    Button("Show article 7") { state.show(Article(id: 7)) }
  }
}

struct ProfileScreen: View {
  var body: some View {
    NavigationLink("Ada", value: Author(id: "ada")).navigationTitle("Profile")
  }
}

/// The tabs of the whole app: their state is their own.
struct MagazineTabs: View {
  @State private var state = MagazineState()
  @State private var selected = Tab.feed

  var body: some View {
    TabView(selection: selection) {
      NavigationStack(path: $state.feed) {
        FeedScreen()
          .navigationDestination(for: Article.self) { ArticleScreen(article: $0) }
      }
      .tabItem { Label("Feed", systemImage: "newspaper") }
      .tag(Tab.feed)

      NavigationStack(path: $state.profile) {
        ProfileScreen()
          .navigationDestination(for: Author.self) { Text("By \($0.id)") }
      }
      .tabItem { Label("Profile", systemImage: "person") }
      .tag(Tab.profile)
    }
  }

  /// Empties the path of the selected tab when it is tapped again.
  private var selection: Binding<Tab> {
    Binding(
      get: { selected },
      set: { new in
        print("set \(new)")
        if new == selected {
          switch new {
          case .feed: state.feed = NavigationPath()
          case .profile: state.profile = NavigationPath()
          }
        }
        selected = new
      }
    )
  }
}

@main
struct MagazineApp: App {
  @State private var state = MagazineState()

  var body: some Scene {
    WindowGroup { MagazineTabs().environment(state) }
  }
}
