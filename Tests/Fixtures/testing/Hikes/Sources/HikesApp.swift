import SwiftUI

@main
struct HikesApp: App {
  @State private var router = Router()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(router)
        .onOpenURL { router.open($0) }
    }
  }
}

struct RootView: View {
  @Environment(Router.self) private var router

  var body: some View {
    @Bindable var router = router
    TabView(selection: $router.tab) {
      Tab("Trails", systemImage: "map", value: Router.Section.trails) { TrailsView() }
      Tab("Saved", systemImage: "heart", value: Router.Section.saved) { SavedView() }
      Tab("Me", systemImage: "person", value: Router.Section.me) { MeView() }
    }
    .fullScreenCover(isPresented: $router.showsWelcome) { WelcomeView() }
  }
}
