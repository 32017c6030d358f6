@testable import NavLint

extension UnguardedRemoveLastRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      RuleExample(
        """
        enum Page: Hashable { case home, shop }
        enum Stop: Hashable { case town(Int) }
        final class Router: ObservableObject {
          @Published var page = Page.home
          @Published var paths: [Page: NavigationPath] = [:]
          @Published var routes: [Page: [Stop]] = [:]
          func back() {
            paths[page]?.↓removeLast()
            routes[page, default: []].↓removeLast()
          }
        }
        """,
        // Only its name says that an array in a dictionary is a path.
        fixedNames: ["routes"]
      ),
      """
      final class Router: ObservableObject {
        @Published var routes: [Int] = []
        func back() { routes.↓remove(at: routes.count - 1) }
        func replace(_ route: Int) { routes↓[routes.endIndex - 1] = route }
      }
      struct Root: View {
        @StateObject private var router = Router()
        var body: some View { NavigationStack(path: $router.routes) { Text("Trips") } }
      }
      """,
      """
      struct Cloth: Hashable { let name: String }
      struct Wardrobe: View {
        @State private var path: [Cloth] = []
        var body: some View {
          NavigationStack(path: $path) {
            Text("Wardrobe").navigationDestination(for: Cloth.self) { _ in Drawer(clothes: $path) }
          }
        }
      }
      struct Drawer: View {
        @Binding var clothes: [Cloth]
        var body: some View { Buttons(taken: $clothes) }
      }
      struct Buttons: View {
        @Binding var taken: [Cloth]
        var body: some View { Button("Back") { taken.↓removeLast() } }
      }
      """,
      """
      @Observable final class Router {
        var path: [Int] = []
        var towns: [String] = []
        func back() { _ = path.↓removeLast() }
        func leave() -> Int {
          let last = 1 + path.↓removeLast()
          return last
        }
        func backAgain() {
          if !towns.isEmpty { path.↓removeLast() }
        }
      }
      struct ContentView: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) { Text("A") }
        }
      }
      """,
      """
      struct Quiz: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            Text("Quiz")
              .toolbar {
                Button("Previous") { path.↓removeLast() }
              }
          }
        }
      }
      """,
      """
      @Observable
      final class Router {
        var path: NavigationPath = NavigationPath()
        func pop() {
          path.↓removeLast()
        }
        func pop(_ count: Int) {
          path.↓removeLast(count)
        }
      }
      """,
      """
      enum Route: Hashable { case question(Int) }
      @Observable
      final class Router {
        var path: [Route] = []
        func pop() { path.↓removeLast() }
      }
      // file: Quiz.swift
      struct Quiz: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) { Text("Quiz") }
        }
      }
      """,
      """
      struct Quiz: View {
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) {
            Text("Quiz")
              .navigationDestination(for: Int.self) { number in
                Button("Back from \\(number)") {
                  print("back")
                  self.path.↓removeLast()
                }
              }
          }
        }
      }
      """,
      """
      struct Question: View {
        @Binding var path: NavigationPath
        var body: some View {
          Button("To the first one") { path.↓removeLast(path.count - 1) }
        }
      }
      """,
      """
      enum Route: Hashable { case shop }
      struct Shop: View {
        @Binding var path: [Route]
        var body: some View {
          Button("Back") { path.↓removeLast() }
        }
      }
      """,
      """
      enum Route: Hashable { case shop }
      final class Router: ObservableObject {
        @Published var path: [Route] = []
        func pop() { path.↓removeLast() }
      }
      """,
      RuleExample(
        """
        struct Shop: View {
          @EnvironmentObject private var router: Router
          var body: some View {
            Button("Back twice") { router.path.↓removeLast(2) }
          }
        }
        """,
        fixedNames: ["router"]
      ),
      """
      final class Router: ObservableObject {
        @Published var path: [Place] = []
        func back(to place: Place) {
          while path.last != place { path.↓removeLast() }
        }
      }
      enum Place: Hashable { case home, end }
      struct Root: View {
        @StateObject private var router = Router()
        var body: some View { NavigationStack(path: $router.path) { Text("Home") } }
      }
      """,
      """
      struct Root: View {
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Back twice") {
              guard path.count > 0 else { return }
              path.↓removeLast(2)
            }
          }
        }
      }
      """,
      """
      enum Place: Hashable { case home, end }
      struct Feature { var path: [Place] = [] }
      // file: Reducer.swift
      func reduce(_ state: inout Feature) { state.path.↓removeLast() }
      """,
      """
      struct Trail: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            Button("Back twice") { if !path.isEmpty { path.↓removeLast(2) } }
          }
        }
      }
      """,
      """
      final class Router: ObservableObject {
        @Published var path = NavigationPath()
        @Published var sheetPath = NavigationPath()
        @Published var isPresentingSheet = false
        func open() { isPresentingSheet = true }
        func pop() {
          if isPresentingSheet {
            sheetPath.↓removeLast()
          } else {
            path.↓removeLast()
          }
        }
      }
      """,
      """
      enum Route { case list, item }
      final class Router: ObservableObject {
        @Published var path: [Route] = []
        func pop() {
          if let index = path.firstIndex(of: path.last↓!) { path.remove(at: index) }
        }
      }
      struct Root: View {
        @StateObject private var router = Router()
        var body: some View { NavigationStack(path: $router.path) { Text("Root") } }
      }
      """,
      RuleExample(
        """
        protocol TabCoordinator: AnyObject {
          var navigationPath: [PartialKeyPath<Self>] { get set }
        }
        extension TabCoordinator {
          func pop() { navigationPath.↓removeLast() }
        }
        struct CoordinatorView<T: TabCoordinator & Observable>: View {
          @Bindable var coordinator: T
          var body: some View { NavigationStack(path: $coordinator.navigationPath) { Text("Root") } }
        }
        """,
        fixedNames: ["TabCoordinator", "navigationPath", "coordinator"]
      ),
    ],
    clean: [
      """
      enum Page: Hashable { case home, shop }
      final class Router: ObservableObject {
        @Published var page = Page.home
        @Published var paths: [Page: NavigationPath] = [:]
        @Published var routes: [Int] = []
        @Published var names: [Page: [String]] = [:]
        func back() {
          if paths[page]?.isEmpty == false { paths[page]?.removeLast() }
          names[page]?.removeLast()
          if !routes.isEmpty { routes.remove(at: routes.count - 1) }
          routes.remove(at: 0)
        }
      }
      struct Root: View {
        @StateObject private var router = Router()
        var body: some View { NavigationStack(path: $router.routes) { Text("Trips") } }
      }
      """,
      """
      struct Trail: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            Button("Back twice") { if path.count >= 2 { path.removeLast(2) } }
          }
        }
      }
      """,
      """
      struct Cloth: Hashable { let name: String }
      struct Wardrobe: View {
        @State private var path: [Cloth] = []
        @State private var worn: [Cloth] = []
        var body: some View {
          NavigationStack(path: $path) {
            Text("Wardrobe").navigationDestination(for: Cloth.self) { _ in Drawer(clothes: $worn) }
          }
        }
      }
      struct Drawer: View {
        @Binding var clothes: [Cloth]
        var body: some View { Button("Put away") { clothes.removeLast() } }
      }
      """,
      """
      @Observable final class Router {
        var path: [Int] = []
        var towns: [String] = []
        func back() -> Int? {
          let left = path.isEmpty ? nil : path.removeLast()
          return left
        }
        func backAgain() {
          let towns = path
          if !towns.isEmpty { path.removeLast() }
        }
      }
      struct ContentView: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) { Text("A") }
        }
      }
      """,
      """
      final class Router: ObservableObject {
        @Published var path: [Int] = []
        func back(to place: Int) {
          while let last = path.last, last != place { path.removeLast() }
        }
        func twice() {
          if path.count >= 2 { path.removeLast(2) }
          if path.last != nil { path.removeLast() }
          while !path.isEmpty, path.last != 3 { path.removeLast() }
        }
      }
      struct Root: View {
        @StateObject private var router = Router()
        var body: some View { NavigationStack(path: $router.path) { Text("Home") } }
      }
      """,
      """
      @Observable final class Router {
        var path: [String] = []
      }
      struct ContentView: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) { Text("Drawings") }
        }
      }
      struct Outline {
        var path: [CGPoint] = []
        mutating func undo() { path.removeLast() }
      }
      """,
      """
      struct Quiz: View {
        @State private var path = NavigationPath()
        var body: some View {
          Button("Previous") {
            if !path.isEmpty { path.removeLast() }
          }
          Button("First") { path.removeLast(path.count) }
          Button("Last but one") { path.removeLast(min(2, path.count)) }
        }
      }
      """,
      """
      @Observable
      final class Router {
        var path = NavigationPath()
        func pop(_ count: Int = 1) {
          guard path.count >= count else { return }
          path.removeLast(count)
        }
        func popAll() {
          while !path.isEmpty { path.removeLast() }
        }
      }
      """,
      """
      struct Quiz: View {
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) {
            Text("Quiz")
              .toolbar {
                Button("Previous") { path.removeLast() }
                  .disabled(path.isEmpty)
              }
          }
        }
      }
      """,
      """
      struct Drawing: View {
        @State private var strokes: [Int] = []
        var body: some View {
          Button("Undo") { strokes.removeLast() }
        }
      }
      """,
      """
      final class Router {
        var path = NavigationPath()
        var canGoBack: Bool { path.count > 0 }
        func replace(with number: Int) {
          path.append(number)
          path.removeLast()
        }
        func back() {
          if canGoBack { path.removeLast() }
        }
      }
      """,
      """
      struct Quiz: View {
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Previous") { _ = path.popLast() }
            Button("Root") { path.removeAll() }
            Button("Level") { path = path.dropLast() }
          }
        }
      }
      """,
      """
      struct Maze: View {
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Maze") }
        }
        func search(_ field: Int, _ path: inout [Int]) {
          path.append(field)
          if field < 9 { search(field + 1, &path) }
          print(field)
          path.removeLast()
        }
      }
      """,
      """
      final class Router: ObservableObject {
        @Published var path = NavigationPath()
        @Published var isDeep = false
        func push(_ id: Int) {
          path.append(id)
          isDeep = path.count > 0
        }
        func pop() { if isDeep { path.removeLast() } }
      }
      """,
      """
      final class Router: ObservableObject {
        @Published var path = NavigationPath()
        var isDeep: Bool { !path.isEmpty }
        func pop() { if isDeep { path.removeLast() } }
      }
      """,
      """
      enum Route { case list, item }
      final class Router: ObservableObject {
        @Published var path: [Route] = []
        var top: Route? { path.isEmpty ? nil : path.last! }
      }
      struct Root: View {
        @StateObject private var router = Router()
        var body: some View { NavigationStack(path: $router.path) { Text("Root") } }
      }
      """,
      """
      enum Route { case list, item }
      final class Router: ObservableObject {
        @Published var path: [Route] = []
        func popTo(_ route: Route) {
          guard let index = path.firstIndex(of: route) else { return }
          let above = path.count - index - 1
          path.removeLast(above)
        }
      }
      struct Root: View {
        @StateObject private var router = Router()
        var body: some View { NavigationStack(path: $router.path) { Text("Root") } }
      }
      """,
    ]
  )
}
