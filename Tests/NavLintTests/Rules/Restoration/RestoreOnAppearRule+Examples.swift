@testable import NavLint

extension RestoreOnAppearRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      // file: Drawer.swift
      struct Drawer {
        func trip() -> [Int]? {
          guard let data = UserDefaults.standard.data(forKey: "trip") else { return nil }
          return try? JSONDecoder().decode([Int].self, from: data)
        }
      }
      // file: TripView.swift
      struct TripView: View {
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Trip") }
            .↓onAppear(perform: restore)
        }
        private func restore() {
          guard let trip = Drawer().trip() else { return }
          path = trip
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [String] = []
        @AppStorage("book") private var book = "Dracula"
        var body: some View {
          NavigationStack(path: $path) {
            Text("Library").↓onAppear { path = [book] }
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) { Text("Lakes") }
            .↓onAppear {
              if let data = UserDefaults.standard.data(forKey: "path"),
                let form = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
              {
                path = NavigationPath(form)
              }
            }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [Int] = []
        @SceneStorage("path") private var saved: Data?
        var body: some View {
          NavigationStack(path: $path) { Text("Trails") }
            .↓onAppear { restore() }
        }
        private func restore() {
          guard let saved, let ids = try? JSONDecoder().decode([Int].self, from: saved) else { return }
          path = ids
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) { Text("Films") }
            .↓onAppear {
              router.path = UserDefaults.standard.stringArray(forKey: "path") ?? []
            }
        }
      }
      @Observable final class Router { var path: [String] = [] }
      """,
      """
      struct ContentView: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Books") }
            .↓onAppear(perform: load)
        }
        private func load() {
          let saved = UserDefaults.standard.string(forKey: "book")
          path = saved.map { [$0] } ?? []
        }
      }
      """,
      """
      struct Store {
        func load() -> [String]? { UserDefaults.standard.stringArray(forKey: "path") }
      }
      struct ContentView: View {
        @State private var path: [String] = []
        private let store = Store()
        var body: some View {
          NavigationStack(path: $path) { Text("Magazine") }
            .↓onAppear {
              if let saved = store.load() { path = saved }
            }
        }
      }
      """,
      """
      final class Store: ObservableObject {
        @Published var path: [Int] = []
        func load(_ data: Data) { path = (try? JSONDecoder().decode([Int].self, from: data)) ?? [] }
        func start() { load(Data()) }
      }
      // file: Root.swift
      struct Root: View {
        @StateObject private var store = Store()
        var body: some View {
          NavigationStack(path: $store.path) { Text("Home") }.↓onAppear { store.start() }
        }
      }
      """,
      """
      final class Store: ObservableObject {
        @Published var path: [Int] = []
        var saved: Data {
          get { Data() }
          set { path = (try? JSONDecoder().decode([Int].self, from: newValue)) ?? [] }
        }
      }
      struct Root: View {
        @StateObject private var store = Store()
        let data: Data
        var body: some View {
          NavigationStack(path: $store.path) { Text("Home") }.↓onAppear { store.saved = data }
        }
      }
      """,
    ],
    clean: [
      """
      // file: Drawer.swift
      struct Drawer {
        func trip() -> [Int]? { [1, 2] }
      }
      // file: TripView.swift
      struct TripView: View {
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Trip") }
            .onAppear(perform: open)
        }
        private func open() {
          guard let trip = Drawer().trip() else { return }
          path = trip
        }
      }
      """,
      """
      final class Store: ObservableObject {
        @Published var path: [Int] = []
        @Published var names: [String] = []
        func load(_ data: Data) { names = (try? JSONDecoder().decode([String].self, from: data)) ?? [] }
        func restore(_ data: Data) {
          if path.isEmpty { path = (try? JSONDecoder().decode([Int].self, from: data)) ?? [] }
        }
      }
      struct Root: View {
        @StateObject private var store = Store()
        var body: some View {
          NavigationStack(path: $store.path) { Text("Home") }
            .onAppear {
              store.load(Data())
              store.restore(Data())
            }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [String]
        init() {
          _path = State(initialValue: UserDefaults.standard.stringArray(forKey: "path") ?? [])
        }
        var body: some View {
          NavigationStack(path: $path) { Text("Library") }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [String] = []
        @State private var isRestored = false
        @SceneStorage("book") private var book = ""
        var body: some View {
          NavigationStack(path: $path) { Text("Library") }
            .onAppear {
              if !isRestored {
                path = [book]
                isRestored = true
              }
            }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [String] = []
        @AppStorage("visits") private var visits = 0
        var body: some View {
          NavigationStack(path: $path) { Text("Library") }
            .onAppear { visits += 1 }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [String] = []
        @State private var books: [String] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Library") }
            .onAppear { books = UserDefaults.standard.stringArray(forKey: "books") ?? [] }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [String] = []
        @AppStorage("path") private var saved = ""
        var body: some View {
          NavigationStack(path: $path) { Text("Library") }
            .onAppear {
              saved = ""
              path = []
            }
        }
      }
      """,
    ]
  )
}
