@testable import NavLint

extension StaleRestorationRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct ContentView: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Flowers") }
            .onChange(of: path) { _, new in
              ↓guard !new.isEmpty else { return }
              UserDefaults.standard.set(new, forKey: "path")
            }
        }
      }
      """,
      """
      @Observable final class Router {
        var path = NavigationPath()
        let file: URL
        init(file: URL) { self.file = file }
        func save() throws {
          ↓guard let codable = path.codable else { return }
          try JSONEncoder().encode(codable).write(to: file)
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [Int] = []
        @SceneStorage("place") private var place: Data?
        var body: some View {
          NavigationStack(path: $path) { Text("Trails") }
            .onDisappear { save() }
        }
        private func save() {
          ↓guard !path.isEmpty else { return }
          place = try? JSONEncoder().encode(path)
        }
      }
      """,
      """
      func keep(_ path: NavigationPath) {
        ↓guard let form = path.codable, let data = try? JSONEncoder().encode(form) else { return }
        UserDefaults.standard.set(data, forKey: "path")
      }
      """,
      """
      struct ContentView: View {
        @State private var model = Model()
        @AppStorage("path") private var saved = ""
        var body: some View {
          NavigationStack(path: $model.path) { Text("Books") }
            .onChange(of: model.path) { _, now in
              ↓guard !now.isEmpty else { return }
              saved = now.joined()
            }
        }
      }
      @Observable final class Model { var path: [String] = [] }
      """,
      """
      struct Router {
        var path = NavigationPath()
        func save(forKey key: String) {
          ↓guard let codable = path.codable else { return }
          UserDefaults.standard.setValue(try? JSONEncoder().encode(codable), forKey: key)
        }
      }
      """,
    ],
    clean: [
      """
      struct ContentView: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Flowers") }
            .onChange(of: path) { _, new in UserDefaults.standard.set(new, forKey: "path") }
        }
      }
      """,
      """
      func keep(_ path: NavigationPath) {
        guard let form = path.codable else {
          UserDefaults.standard.removeObject(forKey: "path")
          return
        }
        UserDefaults.standard.set(try? JSONEncoder().encode(form), forKey: "path")
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [String] = []
        @State private var query = ""
        var body: some View {
          NavigationStack(path: $path) { Text("Search") }
            .onChange(of: query) { _, new in
              guard !new.isEmpty else { return }
              UserDefaults.standard.set(new, forKey: "lastQuery")
            }
        }
      }
      """,
      """
      func show(_ path: NavigationPath) {
        guard let form = path.codable else { return }
        print(form)
      }
      """,
      """
      func data(of path: NavigationPath) throws -> Data? {
        guard let form = path.codable else { return nil }
        return try JSONEncoder().encode(form)
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [String] = []
        @AppStorage("visits") private var visits = 0
        var body: some View {
          NavigationStack(path: $path) { Text("Flowers") }
            .onChange(of: path) { _, new in
              if !new.isEmpty { visits += 1 }
            }
        }
      }
      """,
    ]
  )
}
