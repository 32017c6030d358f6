@testable import NavLint

extension MissingDestinationRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct Floors: View {
        var body: some View {
          NavigationStack {
            List(1..<9) { floor in NavigationLink("Floor", value: ↓floor) }
          }
        }
      }
      """,
      """
      struct Plant: Identifiable, Hashable {
        let id: Int
        let name: String
      }
      struct Garden: View {
        private let plants = [Plant(id: 1, name: "Fern")]
        var body: some View {
          NavigationStack {
            List(plants) { plant in
              NavigationLink(plant.name, value: ↓plant.id)
            }
            .navigationDestination(for: Plant.self) { Text($0.name) }
          }
        }
      }
      """,
      """
      struct Garden: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Fern", value: ↓"Fern")
          }
        }
      }
      """,
      """
      enum Route: Hashable { case plant(Int) }
      struct Garden: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            Button("Fern") { path.append(↓Route.plant(1)) }
              .navigationDestination(for: Int.self) { Text("Plant \\($0)") }
          }
        }
      }
      """,
      """
      struct Garden: View {
        var body: some View {
          NavigationStack {
            Beds()
              .navigationDestination(for: Int.self) { Text("Plant \\($0)") }
          }
        }
      }
      // file: Beds.swift
      struct Beds: View {
        var body: some View {
          List {
            NavigationLink("Fern", value: ↓"Fern")
            NavigationLink("One", value: 1)
          }
        }
      }
      """,
      """
      struct Plant: Hashable { var name: String }
      @Observable
      final class Router {
        var path = NavigationPath()
        func showFern() {
          path.append(↓Plant(name: "Fern"))
        }
      }
      struct Garden: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            Text("Garden").navigationDestination(for: String.self) { Text($0) }
          }
        }
      }
      """,
      RuleExample(
        """
        enum Place: Hashable { case home, end }
        extension NavigationLink where Destination == Never {
          init(to place: Place, @ViewBuilder label: () -> Label) { self.init(value: place, label: label) }
        }
        // file: Root.swift
        struct Root: View {
          var body: some View {
            NavigationStack { NavigationLink(to: ↓.home) { Text("Home") } }
          }
        }
        struct Other: View {
          var body: some View {
            NavigationStack {
              NavigationLink(to: .home) { Text("Home") }
                .navigationDestination(for: Place.self) { _ in Text("Place") }
            }
          }
        }
        """,
        fixedNames: ["to"]
      ),
      """
      enum Place: Hashable { case home, end }
      struct Root: View {
        @State private var isShown = false
        var body: some View {
          NavigationStack {
            NavigationLink("Home", value: Place.home)
              .navigationDestination(for: Place.self) { _ in Text("Place") }
              .sheet(isPresented: $isShown) {
                NavigationStack { NavigationLink("End", value: ↓Place.end) }
              }
          }
        }
      }
      """,
      """
      enum Route: Hashable { case list, detail }
      final class Router: ObservableObject {
        @Published var path = NavigationPath()
        func push(_ routes: [Route]) { path.append(↓routes) }
      }
      struct Root: View {
        @StateObject private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            Text("Root").navigationDestination(for: Route.self) { _ in Text("Screen") }
          }
        }
      }
      """,
    ],
    clean: [
      """
      enum Place: Hashable { case home, end }
      extension View {
        func withPlaces() -> some View { navigationDestination(for: Place.self) { _ in Text("Place") } }
      }
      struct Root: View {
        var body: some View {
          NavigationStack { NavigationLink("Home", value: Place.home).withPlaces() }
          NavigationStack {
            VStack {
              NavigationLink("Home", value: Place.home)
              Inner()
            }
          }
        }
      }
      struct Inner: View {
        var body: some View { Text("Inner").navigationDestination(for: Place.self) { _ in Text("P") } }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) {
            Text("Maps").navigationDestination(for: String.self) { Text($0) }
          }
        }
      }
      final class Maze {
        var path: [Int] = []
        func visit(_ field: Int) { path.append(field) }
      }
      struct Breadcrumbs: View {
        @State private var path: [Int] = []
        var body: some View {
          Button("Down") { path.append(1) }
        }
      }
      """,
      """
      struct Plant: Identifiable, Hashable {
        let id: Int
        let name: String
      }
      struct Garden: View {
        let plants: [Plant]
        var body: some View {
          NavigationStack {
            List(plants) { plant in
              NavigationLink(plant.name, value: plant)
              NavigationLink(plant.name, value: plant.id)
            }
            .navigationDestination(for: Plant.self) { Text($0.name) }
            .navigationDestination(for: Plant.ID.self) { Text("Plant \\($0)") }
          }
        }
      }
      """,
      """
      struct Garden: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Fern", value: "Fern")
              .withDestinations()
          }
        }
      }
      // file: Destinations.swift
      extension View {
        func withDestinations() -> some View {
          navigationDestination(for: String.self) { Text($0) }
        }
      }
      """,
      """
      struct Garden: View {
        @State private var choice: String?
        var body: some View {
          NavigationSplitView {
            List(selection: $choice) {
              NavigationLink("Fern", value: "Fern")
            }
          } detail: {
            Text(choice ?? "Choose")
          }
        }
      }
      """,
      """
      struct Beds: View {
        var body: some View {
          List {
            NavigationLink("Fern", value: "Fern")
          }
        }
      }
      """,
      """
      struct Garden<Value: Hashable>: View {
        let show: (Value) -> Text
        var body: some View {
          NavigationStack {
            NavigationLink("Fern", value: "Fern")
              .navigationDestination(for: Value.self) { show($0) }
          }
        }
      }
      """,
      """
      struct Garden: View {
        @State private var path = NavigationPath()
        @State private var names: [String] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Fern") { names.append("Fern") }
              .navigationDestination(for: Int.self) { Text("Plant \\($0)") }
          }
        }
      }
      """,
      """
      struct Garden: View {
        var body: some View {
          NavigationStack {
            List { NavigationLink("Fern", value: "Fern") }
              .withGardenRoutes()
          }
        }
      }
      """,
      """
      struct Garden: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) { GardenHome() }
            .onOpenURL { _ in path.append("Fern") }
        }
      }
      """,
      """
      enum Route: Hashable { case list, detail }
      final class Router: ObservableObject {
        @Published var path = NavigationPath()
        func push(_ routes: [Route]) { path.append(routes) }
      }
      struct Root: View {
        @StateObject private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            Text("Root").navigationDestination(for: [Route].self) { _ in Text("Screens") }
          }
        }
      }
      """,
      """
      enum Route: Hashable { case list, detail }
      struct Root: View {
        @State private var path: [Route] = []
        var body: some View {
          NavigationStack(path: $path) {
            Text("Root").navigationDestination(for: Route.self) { _ in Text("Screen") }
          }
        }
        private func push(_ routes: [Route]) { path.append(contentsOf: routes) }
      }
      """,
    ]
  )
}
