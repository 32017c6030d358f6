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

  var nightID: Night.ID {
    switch self {
    case .night(let id), .object(_, let id): id
    }
  }
}

enum LogbookTab: String, Codable, Hashable {
  case logbook
  case tidyUp
}

struct Bookmark: Codable, Equatable {
  var tab = LogbookTab.logbook
  var path: [Route] = []
}

struct BookmarkFile {
  private let url = URL.applicationSupportDirectory.appending(path: "bookmark.json")

  func read() -> Bookmark? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    return try? JSONDecoder().decode(Bookmark.self, from: data)
  }

  func write(_ bookmark: Bookmark) {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try JSONEncoder().encode(bookmark).write(to: url, options: .atomic)
    } catch {
      print("The place was not saved: \(error)")
    }
  }
}

@MainActor
@Observable
final class LogbookModel {
  let logbook = Logbook()
  var bookmark: Bookmark {
    didSet { if bookmark != oldValue { file.write(bookmark) } }
  }

  private let file = BookmarkFile()

  init() {
    var saved = file.read() ?? Bookmark()
    if let gone = saved.path.firstIndex(where: { [logbook] in logbook.night($0.nightID) == nil }) {
      saved.path.removeSubrange(gone...)
    }
    bookmark = saved
  }

  func follow(_ url: URL) {
    guard let id = Int(url.lastPathComponent), logbook.night(id) != nil else {
      print("This link leads nowhere: \(url)")
      return
    }
    bookmark = Bookmark(tab: .logbook, path: [.night(id)])
  }
}

struct LogbookView: View {
  @State private var model = LogbookModel()

  var body: some View {
    TabView(selection: $model.bookmark.tab) {
      Tab("Logbook", systemImage: "book", value: LogbookTab.logbook) {
        NightsTab(logbook: model.logbook, path: $model.bookmark.path)
      }
      Tab("Tidy Up", systemImage: "trash", value: LogbookTab.tidyUp) {
        TidyTab(logbook: model.logbook)
      }
    }
    .onOpenURL(perform: model.follow)
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
