import SwiftUI

/// The logbook of somebody who looks at the stars.
@main
struct LogbookApp: App {
  var body: some Scene {
    WindowGroup {
      LogbookView()
    }
  }
}

struct Night: Identifiable {
  let id: Int
  let title: String
  let objects: [String]

  static let all = [
    Night(id: 1, title: "Night in March", objects: ["Saturn", "Moon"]),
    Night(id: 2, title: "Night in May", objects: ["Jupiter", "Vega"]),
  ]
}

/// The nights that have not been deleted.
@MainActor
@Observable
final class Logbook {
  private(set) var nights: [Night] = Night.all.filter { !deleted.contains($0.id) }

  private static var deleted: [Int] {
    UserDefaults.standard.array(forKey: "deleted") as? [Int] ?? []
  }

  func night(_ id: Night.ID) -> Night? {
    nights.first { $0.id == id }
  }

  func delete(_ id: Night.ID) {
    nights.removeAll { $0.id == id }
    UserDefaults.standard.set(Self.deleted + [id], forKey: "deleted")
  }
}

enum Route: Hashable, Codable {
  case night(Night.ID)
  case object(String, night: Night.ID)

  var night: Night.ID {
    switch self {
    case .night(let id), .object(_, let id): id
    }
  }
}

/// The reader's place, kept for the next start.
@MainActor
enum SavedPath {
  private static let slot = "path"

  static func restored(in logbook: Logbook) -> [Route] {
    guard let data = UserDefaults.standard.data(forKey: slot),
      let path = try? JSONDecoder().decode([Route].self, from: data)
    else { return [] }
    return path.filter { logbook.night($0.night) != nil }
  }

  static func save(_ path: [Route]) {
    UserDefaults.standard.set(try? JSONEncoder().encode(path), forKey: slot)
  }
}

struct LogbookView: View {
  @State private var logbook: Logbook
  @State private var path: [Route]

  init() {
    let logbook = Logbook()
    _logbook = State(initialValue: logbook)
    _path = State(initialValue: SavedPath.restored(in: logbook))
  }

  var body: some View {
    TabView {
      Tab("Logbook", systemImage: "book") {
        NightsTab(logbook: logbook, path: $path)
      }
      Tab("Tidy Up", systemImage: "trash") {
        TidyTab(logbook: logbook)
      }
    }
    .onChange(of: path) { SavedPath.save(path) }
    .onOpenURL { url in follow(url) }
  }

  private func follow(_ url: URL) {
    guard let id = Int(url.lastPathComponent), logbook.night(id) != nil else {
      print("This link leads nowhere: \(url)")
      return
    }
    path = [.night(id)]
  }
}

struct NightsTab: View {
  let logbook: Logbook
  @Binding var path: [Route]

  var body: some View {
    NavigationStack(path: $path) {
      List(logbook.nights) { night in
        NavigationLink(night.title, value: Route.night(night.id))
      }
      .navigationTitle("Logbook")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .night(let id): NightScreen(night: logbook.night(id))
        case .object(let name, _): ObjectScreen(name: name)
        }
      }
    }
  }
}

struct NightScreen: View {
  let night: Night?

  var body: some View {
    List(night?.objects ?? [], id: \.self) { object in
      NavigationLink(object, value: Route.object(object, night: night?.id ?? 0))
    }
    .navigationTitle(night?.title ?? "Deleted night")
  }
}

struct ObjectScreen: View {
  let name: String

  var body: some View {
    Text("Seen with the small telescope")
      .navigationTitle(name)
  }
}

struct TidyTab: View {
  let logbook: Logbook

  var body: some View {
    NavigationStack {
      List(logbook.nights) { night in
        Button("Delete \(night.title)") { logbook.delete(night.id) }
      }
      .navigationTitle("Tidy Up")
    }
  }
}
