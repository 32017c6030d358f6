@testable import NavLint

extension WholeModelSavedRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct Recipe: Codable, Hashable { let id: Int; var name: String }
      struct ContentView: View {
        @State private var path: [Recipe] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Recipes") }
            .onChange(of: path) { _, new in
              UserDefaults.standard.set(try? JSONEncoder().encode(↓new), forKey: "path")
            }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [Song] = []
        @SceneStorage("path") private var saved: Data?
        var body: some View {
          NavigationStack(path: $path) { Text("Songs") }
            .onDisappear { saved = try? JSONEncoder().encode(↓path) }
        }
      }
      // file: Song.swift
      struct Song: Hashable, Codable, Identifiable {
        let id: Int
        let title: String
        let length: Double
      }
      """,
      """
      @Observable final class Router {
        var path: [Trail] = []
        func data() throws -> Data { try JSONEncoder().encode(↓path) }
      }
      struct Trail: Codable, Hashable { var name: String; var length: Double }
      struct ContentView: View {
        @State private var router = Router()
        var body: some View { NavigationStack(path: $router.path) { Text("Trails") } }
      }
      """,
      """
      struct Patient: Hashable { let id: Int; let name: String }
      extension Patient: Codable {}
      struct ContentView: View {
        @State private var patients = [Patient]()
        var body: some View {
          NavigationStack(path: $patients) {
            Button("Save") { print((try? JSONEncoder().encode(↓patients)) ?? Data()) }
          }
        }
      }
      """,
      """
      struct Film: Codable, Hashable { let id: UUID; let title: String }
      struct ContentView: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) { Text("Films") }
            .onChange(of: router.path) { old, path in
              let data = try? PropertyListEncoder().encode(↓path)
              UserDefaults.standard.set(data, forKey: "films")
            }
        }
      }
      @Observable final class Router { var path: [Film] = [] }
      """,
    ],
    clean: [
      """
      struct ContentView: View {
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Recipes") }
            .onChange(of: path) { _, new in
              UserDefaults.standard.set(try? JSONEncoder().encode(new), forKey: "path")
            }
        }
      }
      """,
      """
      enum Route: Codable, Hashable { case list, detail(id: Int) }
      struct ContentView: View {
        @State private var path: [Route] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Songs") }
            .onDisappear { print((try? JSONEncoder().encode(path)) ?? Data()) }
        }
      }
      """,
      """
      struct RecipeID: Codable, Hashable { let number: Int }
      struct ContentView: View {
        @State private var path: [RecipeID] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Recipes") }
            .onDisappear { print((try? JSONEncoder().encode(path)) ?? Data()) }
        }
      }
      """,
      """
      struct Recipe: Codable, Hashable { let id: Int; var name: String }
      struct ContentView: View {
        @State private var path: [Recipe] = []
        @State private var recipes: [Recipe] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Recipes") }
            .onDisappear { print((try? JSONEncoder().encode(recipes)) ?? Data()) }
        }
      }
      """,
      """
      struct Recipe: Codable, Hashable { let id: Int; var name: String }
      struct ContentView: View {
        @State private var path: [Recipe] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Recipes") }
            .onChange(of: path) { _, new in
              UserDefaults.standard.set(try? JSONEncoder().encode(new.map(\\.id)), forKey: "path")
            }
        }
      }
      """,
    ]
  )
}
