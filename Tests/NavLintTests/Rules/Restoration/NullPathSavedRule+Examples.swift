@testable import NavLint

extension NullPathSavedRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct ContentView: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) { Text("Lakes") }
            .onChange(of: path) { _, new in
              UserDefaults.standard.set(try? JSONEncoder().encode(new.↓codable), forKey: "path")
            }
        }
      }
      """,
      """
      func save(_ path: NavigationPath) throws -> Data {
        let encoder = JSONEncoder()
        return try encoder.encode(path.↓codable)
      }
      """,
      """
      @Observable final class Router {
        var path = NavigationPath()
        func save() {
          guard let data = try? JSONEncoder().encode(path.↓codable) else { return }
          UserDefaults.standard.set(data, forKey: "path")
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var router = Router()
        var body: some View {
          Button("Save") { print((try? PropertyListEncoder().encode(router.path.↓codable)) ?? Data()) }
        }
      }
      // file: Router.swift
      @Observable final class Router { var path = NavigationPath() }
      """,
      """
      final class Store {
        let encoder = JSONEncoder()
        func data(for path: NavigationPath) -> Data? {
          do { return try encoder.encode(path.↓codable) } catch { return nil }
        }
      }
      """,
    ],
    clean: [
      """
      func save(_ path: NavigationPath) throws -> Data? {
        guard let codable = path.codable else { return nil }
        return try JSONEncoder().encode(codable)
      }
      """,
      """
      func save(_ path: NavigationPath) throws -> Data? {
        try path.codable.map { try JSONEncoder().encode($0) }
      }
      """,
      """
      struct Recipe { var codable: [String] }
      func save(_ recipe: Recipe) throws -> Data { try JSONEncoder().encode(recipe.codable) }
      """,
      """
      func save(_ path: [String]) throws -> Data { try JSONEncoder().encode(path) }
      """,
      """
      func isSavable(_ path: NavigationPath) -> Bool { path.codable != nil }
      """,
      """
      func save(_ path: NavigationPath) throws -> Data { try JSONEncoder().encode(path.codable!) }
      """,
    ]
  )
}
