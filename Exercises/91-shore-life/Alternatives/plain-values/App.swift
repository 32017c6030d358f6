import SwiftUI

@main
struct ShoreApp: App {
  var body: some Scene {
    WindowGroup {
      RootView()
    }
  }
}

/// A post that is being written.
struct Draft: Identifiable, Equatable {
  let id = 0
}

/// The user's place in the app: a plain value, which one view owns.
struct Whereabouts: Equatable {
  var tab = "Feed"
  var draft: Draft?
  var paths = ["Feed": NavigationPath(), "Explore": NavigationPath(), "Profile": NavigationPath()]

  subscript(tab: String) -> NavigationPath {
    get { paths[tab] ?? NavigationPath() }
    set { paths[tab] = newValue }
  }
}

enum Route: Hashable {
  case post(Post)
  case author(String)
  case topic(String)
  case settings
  case about
}

/// The requests that screens can make, independent of the code that answers them.
struct Guide {
  var go: @MainActor (Route) -> Void = { _ in }
  var start: @MainActor () -> Void = {}
  var feed: @MainActor (Post) -> Void = { _ in }
}

extension EnvironmentValues {
  @Entry var guide = Guide()
}

struct RootView: View {
  @State private var place = Whereabouts()

  var body: some View {
    TabView(selection: $place.tab) {
      stack("Feed") { Feed(draft: $place.draft) }
      stack("Explore") { Explore() }
      stack("Profile") { Profile() }
    }
    .environment(\.guide, Guide(go: go, start: start, feed: feed))
    .onOpenURL { url in
      let parts = [url.host() ?? ""] + url.path.split(separator: "/").map(String.init)
      if url.scheme == "shore", parts.count == 2, parts[0] == "post",
        let post = Int(parts[1]).flatMap(Post.find)
      {
        feed(post)
      }
    }
  }

  private func stack(_ name: String, @ViewBuilder root: () -> some View) -> some View {
    NavigationStack(path: $place[name]) {
      root()
        .navigationTitle(name)
        .navigationDestination(for: Route.self) { Destination(route: $0) }
    }
    .tabItem { Label(name, systemImage: "circle") }
    .tag(name)
  }

  private func go(_ route: Route) { place[place.tab].append(route) }

  private func start() { place[place.tab] = NavigationPath() }

  private func feed(_ post: Post) {
    var path = NavigationPath()
    path.append(Route.post(post))
    place["Feed"] = path
    place.tab = "Feed"
    place.draft = nil
  }
}
