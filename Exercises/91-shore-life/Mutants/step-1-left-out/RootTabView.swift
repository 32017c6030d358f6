import SwiftUI

struct RootTabView: View {
  @Environment(Router.self) private var router

  var body: some View {
    @Bindable var router = router

    TabView(selection: $router.tab) {
      Tab("Feed", systemImage: "list.bullet", value: AppTab.feed) {
        NavigationStack(path: $router.feedPath) {
          FeedScreen()
            .routeDestinations()
        }
      }
      Tab("Profile", systemImage: "person", value: AppTab.profile) {
        NavigationStack(path: $router.profilePath) {
          ProfileScreen()
            .routeDestinations()
        }
      }
    }
  }
}

extension View {
  /// The screens that a route can lead to, the same in all tabs.
  func routeDestinations() -> some View {
    navigationDestination(for: Route.self) { route in
      switch route {
      case .post(let id):
        if let post = Post.find(id) { PostScreen(post: post) }
      case .author(let name): AuthorScreen(name: name)
      case .topic(let name): TopicScreen(name: name)
      case .settings: Text("Quiet hours: on").navigationTitle("Settings")
      case .about: Text("Made at the shore.").navigationTitle("About")
      }
    }
  }
}
