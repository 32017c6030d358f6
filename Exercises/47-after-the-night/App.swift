import SwiftUI

/// An atlas of the night sky that remembers where its reader was.
@main
struct SkyApp: App {
  var body: some Scene {
    WindowGroup {
      SkyView()
    }
  }
}

enum SkyTab: String {
  case atlas
  case diary
}

enum Route: Hashable, Codable {
  case constellation(String)
  case star(String)
}

struct Constellation: Identifiable {
  let name: String
  let stars: [String]

  var id: String { name }

  static let all = [
    Constellation(name: "Orion", stars: ["Rigel", "Betelgeuse"]),
    Constellation(name: "Lyra", stars: ["Vega"]),
  ]

  static func with(star: String) -> Constellation? {
    all.first { $0.stars.contains(star) }
  }
}

struct SkyView: View {
  @SceneStorage("tab") private var tab = SkyTab.atlas
  @State private var path = SkyView.restored()

  var body: some View {
    TabView(selection: $tab) {
      Tab("Atlas", systemImage: "star", value: SkyTab.atlas) {
        AtlasTab(path: $path)
      }
      Tab("Diary", systemImage: "book", value: SkyTab.diary) {
        NavigationStack {
          Text("Clear sky on Tuesday")
            .navigationTitle("Diary")
        }
      }
    }
    .onChange(of: path) { save() }
    .onOpenURL { url in
      guard let constellation = Constellation.with(star: url.lastPathComponent) else {
        print("This link leads nowhere: \(url)")
        return
      }
      tab = .atlas
      path = [.constellation(constellation.name), .star(url.lastPathComponent)]
    }
  }

  private func save() {
    UserDefaults.standard.set(try? JSONEncoder().encode(path), forKey: "path")
  }

  private static func restored() -> [Route] {
    guard let data = UserDefaults.standard.data(forKey: "path"),
      let path = try? JSONDecoder().decode([Route].self, from: data)
    else { return [] }
    return path
  }
}

struct AtlasTab: View {
  @Binding var path: [Route]

  var body: some View {
    NavigationStack(path: $path) {
      List(Constellation.all) { constellation in
        NavigationLink(constellation.name, value: Route.constellation(constellation.name))
      }
      .navigationTitle("Atlas")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .constellation(let name): ConstellationScreen(name: name)
        case .star(let name): StarScreen(name: name)
        }
      }
    }
  }
}

struct ConstellationScreen: View {
  let name: String

  var body: some View {
    List(Constellation.all.first { $0.name == name }?.stars ?? [], id: \.self) { star in
      NavigationLink(star, value: Route.star(star))
    }
    .navigationTitle(name)
  }
}

struct StarScreen: View {
  let name: String
  @State private var isChoosing = false

  var body: some View {
    List {
      Text("Look up around midnight.")
      Button("Add to the diary") { isChoosing = true }
    }
    .navigationTitle(name)
    .sheet(isPresented: $isChoosing) {
      NavigationStack {
        Text("When did you see it?")
          .navigationTitle("New Entry")
      }
    }
  }
}
