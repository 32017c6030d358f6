import NavUI

/// A stack whose path a router holds, and whose every screen has state of its own.
struct StackApp: App {
  var body: some Scene {
    WindowGroup { Stack() }
  }
}

private enum Route: Hashable {
  case number(Int)
  case text(String)
}

@Observable
private final class Router {
  var path: [Route] = []
}

private struct Stack: View {
  @State private var router = Router()

  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.path) {
      VStack {
        Button("Push") { router.path.append(.number(router.path.count)) }
        Button("Pop") { router.path.removeLast() }
      }
      .navigationDestination(for: Route.self) { _ in Screen() }
    }
  }
}

private struct Screen: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Screen")
      Button("Count \(count)") { count += 1 }
    }
  }
}
