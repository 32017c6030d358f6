import Testing

@Suite("Objects that are taken for one another", .serialized)
struct TwinObjectTests {
  private let script: AppScript

  init() throws {
    script = try AppScript()
  }

  private func app(
    class declaration: String,
    app holder: String,
    injection: String,
    root reader: String,
    child: String
  ) -> String {
    """
    @main struct ShopApp: App {
      \(holder) private var router = Router()
      var body: some Scene { WindowGroup { Root().\(injection)(router) } }
    }
    @MainActor \(declaration) = []
      func go() { path.append(1) }
    }
    struct Root: View {
      \(reader)
      var body: some View {
        @Bindable var router = router
        NavigationStack(path: $router.path) {
          VStack { Child() }.navigationDestination(for: Int.self) { Text("\\($0)") }
        }
      }
    }
    struct Child: View {
      \(child)
      var body: some View { Button("Go") { router.go() } }
    }
    """
  }

  private let observable = "@Observable final class Router { var path: [Int]"
  private let published = "final class Router: ObservableObject { @Published var path: [Int]"

  private let unread = """
    ! router and router#2 are different objects of class Router: a change to one
      does not reach the other. No screen reads router#2, so a change there is not
      visible. Pass one object down, for example with .environment, instead of
      creating another.

    """

  @Test("A second @Observable router that no body reads is marked")
  func observableTwin() throws {
    let run = try script.run(
      app(
        class: observable,
        app: "@State",
        injection: "environment",
        root: "@Environment(Router.self) private var router",
        child: "@State private var router = Router()"
      ),
      "tap Go",
      "objects"
    )
    #expect(
      run.output == """
        ~ router#2.path [] → [1]
        router  Router
          path  []
          held by @State router in ShopApp
          held by .environment in ShopApp
        router#2  Router
          path  [1]
          no screen reads it
          held by @State router in Child

        """ + unread
    )
  }

  @Test("A second ObservableObject in @StateObject is read by its screen, but by no stack")
  func observableObjectTwin() throws {
    let run = try script.run(
      app(
        class: published,
        app: "@StateObject",
        injection: "environmentObject",
        root: "@EnvironmentObject private var router: Router",
        child: "@StateObject private var router = Router()"
      ).replacing("    @Bindable var router = router\n", with: ""),
      "tap Go",
      "objects"
    )
    #expect(
      run.output == """
        ~ router#2.path [] → [1]
        router  Router
          path  []
          held by @StateObject router in ShopApp
          held by .environmentObject in ShopApp
        router#2  Router
          path  [1]
          no stack uses its path
          held by @StateObject router in Child
        ! router and router#2 are different objects of class Router: a change to one
          does not reach the other. No stack uses the path of router#2, so a push there
          is not visible. Pass one object down, for example with .environment, instead
          of creating another.

        """
    )
  }

  @Test("No view observes an ObservableObject in @State")
  func unobservedObject() throws {
    let run = try script.run(
      app(
        class: published,
        app: "@StateObject",
        injection: "environmentObject",
        root: "@EnvironmentObject private var router: Router",
        child: "@State private var router = Router()"
      ).replacing("    @Bindable var router = router\n", with: ""),
      "objects"
    )
    #expect(run.output.hasSuffix(unread), "\(run)")
  }

  @Test("An object that is handed down in any way stays one object")
  func oneObject() throws {
    for child in [
      "@Environment(Router.self) private var router",
      "@State private var router = Router.shared",
    ] {
      let run = try script.run(
        app(
          class: "@Observable final class Router { static let shared = Router(); var path: [Int]",
          app: "@State",
          injection: "environment",
          root: "@Environment(Router.self) private var router",
          child: child
        ).replacing("var router = Router()", with: "var router = Router.shared"),
        "tap Go",
        "expect path [1]",
        "expect router.path == [1]",
        "objects"
      )
      #expect(run.status == 0, "\(run)")
      #expect(!run.output.contains("router#2") && !run.output.contains("!"), "\(run)")
    }
  }

  @Test("Two routers with a stack each are distinguished, and neither is marked")
  func routerPerTab() throws {
    let run = try script.run(
      """
      @Observable final class Router { var path: [Int] = [] }
      struct ContentView: View {
        var body: some View {
          TabView {
            Page().tabItem { Text("One") }
            Page().tabItem { Text("Two") }
          }
        }
      }
      struct Page: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            Text("Page").navigationDestination(for: Int.self) { Text("\\($0)") }
          }
        }
      }
      """,
      "tab Two",
      "router#2.path = [3]",
      "expect path [3]",
      "objects"
    )
    #expect(run.status == 0, "\(run)")
    #expect(
      run.output.hasSuffix(
        """
        router  Router
          path  []
          held by @State router in Page
        router#2  Router
          path  [3]
          held by @State router in Page
        ! router and router#2 are different objects of class Router: a change to one
          does not reach the other.

        """
      ),
      "\(run)"
    )
  }
}
