@testable import NavLint

extension MissingInjectionRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      app(
        "@Observable final class Router {}",
        "Root()",
        "@Environment(Router.self) private var ↓router"
      ),
      app(
        "final class Router: ObservableObject {}",
        "Root()",
        "@EnvironmentObject private var ↓router: Router"
      ),
      app(
        "@Observable final class Router {}\nfinal class Cart: ObservableObject {}",
        "Root().environmentObject(Cart())",
        "@Environment(Router.self) var ↓router"
      ),
      app(
        "@MainActor @Observable final class Router {}",
        "NavigationStack { VStack { Root() } }",
        "@Environment(Router.self) private var ↓router: Router"
      ),
      app(
        "@Observable final class Router {}\n// file: Other.swift\nlet nothing = 0",
        #"Root().environment(\.volume, 3)"#,
        "@Environment(Router.self) private var ↓router"
      ),
      """
      @main struct CafeApp: App {
        var body: some Scene { WindowGroup { Menu() } }
      }
      final class Likes: ObservableObject {}
      struct Menu: View {
        var body: some View { LikeButton() }
      }
      struct LikeButton: View {
        @EnvironmentObject var ↓likes: Likes
        var body: some View { Text("Like") }
      }
      #Preview {
        Menu().environmentObject(Likes())
      }
      """,
      """
      @Observable final class Router: ObservableObject {}
      @main struct ShopApp: App {
        @State private var router = Router()
        var body: some Scene { WindowGroup { Root().environment(router) } }
      }
      struct Root: View {
        @EnvironmentObject var ↓router: Router
        var body: some View { Text("Root") }
      }
      """,
    ],
    clean: [
      """
      typealias ShopNavigation = NavigationModel<Page>
      @Observable final class NavigationModel<Screen: Hashable> { var path: [Screen] = [] }
      enum Page: Hashable { case one }
      @main struct ShopApp: App {
        @State private var navigation = ShopNavigation()
        var body: some Scene { WindowGroup { Root().environment(navigation) } }
      }
      struct Root: View { var body: some View { Card() } }
      struct Card: View {
        @Environment(ShopNavigation.self) private var navigation
        var body: some View { Text("Card") }
      }
      """,
      app(
        "@Observable final class Router {}",
        "Root().environment(Router())",
        "@Environment(Router.self) private var router"
      ),
      app(
        "@Observable final class Router {}",
        "Root()",
        "@Environment(Router.self) private var router: Router?"
      ),
      app(
        "final class Router: ObservableObject {}",
        "Root().environmentObject(makeRouter())",
        "@EnvironmentObject private var router: Router"
      ),
      app("", "Root()", "@Environment(Elsewhere.self) private var router"),
      app("", "Root()", #"@Environment(\.dismiss) private var dismiss"#),
      """
      @Observable final class Router {}
      struct Root: View {
        @Environment(Router.self) private var router
        var body: some View { Text("Root") }
      }
      """,
      """
      @main struct ShopApp: App {
        var body: some Scene { WindowGroup { Frame(model: Cart()) { Shelf() } } }
      }
      final class Cart: ObservableObject {}
      struct Frame<Model: ObservableObject, Content: View>: View {
        @ObservedObject var model: Model
        @ViewBuilder let content: () -> Content
        var body: some View { content().environmentObject(model) }
      }
      struct Shelf: View {
        @EnvironmentObject var cart: Cart
        var body: some View { Text("Shelf") }
      }
      """,
      """
      @Observable final class WishList {}
      extension View {
        func sharing(_ list: WishList) -> some View { environment(list) }
      }
      struct ShopApp: App {
        @State private var list = WishList()
        var body: some Scene {
          WindowGroup { Shelf().sharing(list) }
        }
      }
      struct Shelf: View {
        @Environment(WishList.self) private var list
        var body: some View { Text("Shelf") }
      }
      """,
    ]
  )

  private static func app(_ types: String, _ content: String, _ property: String) -> RuleExample {
    RuleExample(
      """
      \(types)
      struct ShopApp: App {
        var body: some Scene {
          WindowGroup { \(content) }
        }
      }
      struct Root: View {
        \(property)
        var body: some View { Text("Root") }
      }
      """
    )
  }
}
