import SwiftUI

struct Article: Hashable, Codable {
  let id: Int
}

struct Author: Hashable, Codable {
  let name: String
}

struct Draft: Hashable {
  let id: Int
}

/// Keeps a path in the user defaults.
final class PathStore {
  private let key = "path"

  func save(_ path: NavigationPath) {
    guard let saved = path.codable, let data = try? JSONEncoder().encode(saved) else { return }
    UserDefaults.standard.set(data, forKey: key)
  }

  func load() -> NavigationPath? {
    guard let data = UserDefaults.standard.data(forKey: key),
      let saved = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    else { return nil }
    return NavigationPath(saved)
  }
}

struct MagazineView: View {
  @State private var path = NavigationPath()
  private let store = PathStore()

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("Article 1", value: Article(id: 1))
        Button("Push an author") { path.append(Author(name: "Ada")) }
      }
      .navigationTitle("Magazine")
      .navigationDestination(for: Article.self) { article in
        Text("Article \(article.id)")
        NavigationLink("Next", value: Article(id: article.id + 1))
        NavigationLink("Draft", value: Draft(id: article.id))
      }
      .navigationDestination(for: Draft.self) { Text("Draft \($0.id)") }
    }
    .onAppear {
      if let saved = store.load() { path = saved }
    }
    .onChange(of: path) { _, path in store.save(path) }
  }
}

@main
struct MagazineApp: App {
  var body: some Scene {
    WindowGroup { MagazineView() }
  }
}
