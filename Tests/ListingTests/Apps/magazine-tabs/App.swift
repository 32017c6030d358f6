import SwiftUI

struct Article: Hashable {
  let id: Int
}

@Observable
final class MagazineState {
  var feed = NavigationPath()
  var profile = NavigationPath()
}

/// Tabs named by an enum of the app.
struct OuterTabs: View {
  @State private var state = MagazineState()
  @State private var selected: Tab = .feed

  var body: some View {
    TabView(selection: $selected) {
      NavigationStack(path: $state.feed) { Links(title: "Feed") }
        .tabItem { Label("Feed", systemImage: "newspaper") }
        .tag(Tab.feed)
      NavigationStack(path: $state.profile) { Links(title: "Profile") }
        .tabItem { Label("Profile", systemImage: "person") }
        .tag(Tab.profile)
      InnerTabs()
        .tabItem { Label("Inner", systemImage: "square") }
        .tag(Tab.inner)
    }
    .onChange(of: selected) { old, new in
      print("from \(old) to \(new)")
    }
  }
}

enum Tab: Hashable {
  case feed
  case profile
  case inner
}

/// Tabs named by an enum inside the view.
struct InnerTabs: View {
  enum Tab: Hashable {
    case first
    case second
  }

  @State private var selected: Tab = .second

  var body: some View {
    TabView(selection: $selected) {
      Text("First").tabItem { Text("First") }.tag(Tab.first)
      Text("Second").tabItem { Text("Second") }.tag(Tab.second)
    }
  }
}

struct Links: View {
  let title: String

  var body: some View {
    NavigationLink("Article", value: Article(id: 1))
      .navigationTitle(title)
      .navigationDestination(for: Article.self) { Text("Article \($0.id)") }
  }
}

@main
struct MagazineApp: App {
  var body: some Scene {
    WindowGroup { OuterTabs() }
  }
}
