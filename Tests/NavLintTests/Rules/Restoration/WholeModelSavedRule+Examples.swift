@testable import NavLint

extension WholeModelSavedRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct Place: Codable, Hashable, Identifiable {
        var id = 0
        var name: String
      }
      struct Progress: Codable {
        var tab = 0
        var path: [Place] = []
      }
      struct Root: View {
        @State private var progress = Progress()
        @AppStorage("progress") private var saved = Data()
        var body: some View {
          NavigationStack(path: $progress.path) { Text("Places") }
            .onChange(of: progress.path) {
              if let data = try? JSONEncoder().encode(↓progress) { saved = data }
            }
        }
      }
      """,
      """
      struct Town: Codable, Hashable, Identifiable {
        let id: Int
        var name: String
      }
      struct Towns: View {
        @AppStorage("town") private var saved = Data()
        @State private var chosen: Town?
        let towns: [Town]
        var body: some View {
          List(towns, selection: $chosen) { Text($0.name) }
            .onDisappear {
              guard let town = chosen, let data = try? JSONEncoder().encode(↓town) else { return }
              saved = data
            }
        }
      }
      """,
      """
      // file: Trip.swift
      struct Town: Codable, Hashable, Identifiable {
        let id: Int
        var name: String
      }
      struct Trip: Codable {
        var day: Int
        var towns: [Town]
      }
      struct Drawer {
        func keep(_ trip: Trip) throws {
          try JSONEncoder().encode(↓trip).write(to: URL.documentsDirectory)
        }
      }
      // file: TripView.swift
      struct TripView: View {
        @State private var towns: [Town] = []
        var body: some View {
          NavigationStack(path: $towns) {
            Button("Keep") { try? Drawer().keep(Trip(day: 1, towns: towns)) }
          }
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
      """
      struct Trip: Codable, Hashable, Identifiable { let id: Int; var title: String }
      enum Place: Codable, Hashable { case trip(Trip), map }
      final class Router: ObservableObject {
        @Published var path: [Place] = []
        func save() throws -> Data { try JSONEncoder().encode(↓path) }
      }
      // file: Root.swift
      struct Root: View {
        @StateObject private var router = Router()
        var body: some View { NavigationStack(path: $router.path) { Text("Home") } }
      }
      """,
      """
      struct Trip: Codable, Hashable, Identifiable { let id: Int; var title: String }
      struct Saved: Codable { var tab: Int; var trips: [Trip] }
      struct Root: View {
        @State private var trips: [Trip] = []
        var body: some View { NavigationStack(path: $trips) { Text("Home") } }
        func save() throws -> Data { try JSONEncoder().encode(↓Saved(tab: 1, trips: trips)) }
      }
      """,
      """
      struct Trip: Codable, Hashable, Identifiable { let id: Int; var title: String }
      struct Root: View {
        @State private var trip: Trip?
        let trips: [Trip]
        var body: some View { List(trips, id: \\.self, selection: $trip) { Text($0.title) } }
        func save() throws -> Data { try JSONEncoder().encode(↓trip) }
      }
      """,
    ],
    clean: [
      """
      // file: Trip.swift
      struct Town: Codable, Hashable, Identifiable {
        let id: Int
        var name: String
      }
      struct Trip: Codable {
        var day: Int
        var towns: [Town]
      }
      struct Drawer {
        func keep(_ trip: Trip) throws {
          try JSONEncoder().encode(trip).write(to: URL.documentsDirectory)
        }
      }
      // file: TripView.swift
      struct TripView: View {
        @State private var path: [Town] = []
        let planned: [Town]
        var body: some View {
          NavigationStack(path: $path) {
            Button("Keep") { try? Drawer().keep(Trip(day: 1, towns: planned)) }
          }
        }
      }
      """,
      """
      struct Trip: Codable, Hashable, Identifiable { let id: Int; var title: String }
      enum Place: Codable, Hashable { case trip(Trip.ID), day(trip: Int, number: Int) }
      struct Backup: Codable { var trips: [Trip] }
      struct Root: View {
        @State private var path: [Place] = []
        let trips: [Trip]
        var body: some View { NavigationStack(path: $path) { Text("Home") } }
        func save() throws -> [Data] {
          [try JSONEncoder().encode(path), try JSONEncoder().encode(Backup(trips: trips))]
        }
      }
      """,
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
