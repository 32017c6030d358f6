import SwiftUI

/// Trailhead, a pocket guide to walks in the hills.
@main
struct TrailheadApp: App {
  @State private var router = Router()
  @State private var logbook = Logbook()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(router)
        .environment(logbook)
        .onOpenURL { url in router.open(url) }
    }
  }
}

// MARK: - Where the walker is

/// The screens that can be pushed.
enum Route: Hashable {
  case trail(id: String)
  case hut(id: String)
}

/// The tabs of the app.
enum AppTab: Hashable {
  case trails
  case saved
  case profile
}

/// Everything that decides what is on screen.
@MainActor
@Observable
final class Router {
  // region state
  var tab = AppTab.trails
  var trailsPath: [Route] = []
  var savedPath: [Route] = []
  var noteSubject: Trail?
  // endregion

  // region deep-link
  /// Follows links such as `trailhead://trail/blue-lake` and `trailhead://hut/eagle`.
  func open(_ url: URL) {
    guard url.scheme == "trailhead", let path = path(for: url) else { return }
    noteSubject = nil
    tab = .trails
    trailsPath = path
  }

  /// The whole way to the screen that a link names, or nil when there is no such screen.
  private func path(for url: URL) -> [Route]? {
    let id = url.lastPathComponent
    switch url.host() {
    case "trail":
      guard Guide.trail(id) != nil else { return nil }
      return [.trail(id: id)]
    case "hut":
      guard let trail = Guide.trails.first(where: { $0.hutID == id }) else { return nil }
      return [.trail(id: trail.id), .hut(id: id)]
    default:
      return nil
    }
  }
  // endregion
}

// MARK: - What there is to see

struct Trail: Identifiable, Hashable {
  let id: String
  let name: String
  let kilometres: Int
  let hutID: String?
}

struct Hut: Identifiable, Hashable {
  let id: String
  let name: String
  let beds: Int
}

enum Guide {
  static let trails = [
    Trail(id: "blue-lake", name: "Blue Lake", kilometres: 8, hutID: "eagle"),
    Trail(id: "pine-ridge", name: "Pine Ridge", kilometres: 14, hutID: "summit"),
    Trail(id: "mill-stream", name: "Mill Stream", kilometres: 5, hutID: nil),
  ]

  static let huts = [
    Hut(id: "eagle", name: "Eagle Hut", beds: 12),
    Hut(id: "summit", name: "Summit House", beds: 40),
  ]

  static func trail(_ id: String) -> Trail? {
    trails.first { $0.id == id }
  }

  static func hut(_ id: String) -> Hut? {
    huts.first { $0.id == id }
  }
}

/// The walker's saved places and notes.
@MainActor
@Observable
final class Logbook {
  private(set) var savedIDs: [String] = []
  private(set) var notes: [String: String] = [:]

  var saved: [Trail] { savedIDs.compactMap(Guide.trail) }

  func isSaved(_ trail: Trail) -> Bool {
    savedIDs.contains(trail.id)
  }

  func toggleSaved(_ trail: Trail) {
    if isSaved(trail) {
      savedIDs.removeAll { $0 == trail.id }
    } else {
      savedIDs.append(trail.id)
    }
  }

  func write(_ text: String, about trail: Trail) {
    notes[trail.id] = text
  }
}

// MARK: - Tabs

struct RootView: View {
  @Environment(Router.self) private var router
  @Environment(Logbook.self) private var logbook

  var body: some View {
    @Bindable var router = router

    // region tabs
    TabView(selection: $router.tab) {
      TrailsTab()
        .tabItem { Label("Trails", systemImage: "map") }
        .tag(AppTab.trails)
      SavedTab()
        .tabItem { Label("Saved", systemImage: "bookmark") }
        .tag(AppTab.saved)
        .badge(logbook.saved.count)
      ProfileTab()
        .tabItem { Label("Profile", systemImage: "person") }
        .tag(AppTab.profile)
    }
    .sheet(item: $router.noteSubject) { trail in
      NoteEditor(trail: trail)
    }
    // endregion
  }
}

struct TrailsTab: View {
  @Environment(Router.self) private var router
  @State private var isPacking = false

  var body: some View {
    @Bindable var router = router

    NavigationStack(path: $router.trailsPath) {
      List(Guide.trails) { trail in
        NavigationLink(value: Route.trail(id: trail.id)) {
          Label(trail.name, systemImage: "figure.hiking")
        }
      }
      .navigationTitle("Trails")
      .navigationDestination(for: Route.self) { route in
        RouteScreen(route: route)
      }
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Packing list", systemImage: "backpack") { isPacking = true }
        }
      }
      .sheet(isPresented: $isPacking) { PackingList() }
    }
  }
}

struct SavedTab: View {
  @Environment(Router.self) private var router
  @Environment(Logbook.self) private var logbook

  var body: some View {
    @Bindable var router = router

    NavigationStack(path: $router.savedPath) {
      List {
        if logbook.saved.isEmpty {
          Text("Nothing saved yet")
            .foregroundStyle(.secondary)
        }
        ForEach(logbook.saved) { trail in
          NavigationLink(trail.name, value: Route.trail(id: trail.id))
        }
      }
      .navigationTitle("Saved")
      .navigationDestination(for: Route.self) { route in
        RouteScreen(route: route)
      }
    }
  }
}

struct ProfileTab: View {
  @State private var usesMiles = false
  @State private var showsPass = false

  var body: some View {
    NavigationStack {
      List {
        Section("Settings") {
          Toggle("Use miles", isOn: $usesMiles)
          NavigationLink("About Trailhead") { AboutView() }
        }
        Section {
          Button("Show hut pass") { showsPass = true }
        }
      }
      .navigationTitle("Profile")
      .fullScreenCover(isPresented: $showsPass) { HutPass() }
    }
  }
}

// MARK: - Screens

/// The screen that a route stands for.
struct RouteScreen: View {
  let route: Route

  var body: some View {
    switch route {
    case .trail(let id):
      if let trail = Guide.trail(id) { TrailScreen(trail: trail) }
    case .hut(let id):
      if let hut = Guide.hut(id) { HutScreen(hut: hut) }
    }
  }
}

struct TrailScreen: View {
  let trail: Trail
  @Environment(Router.self) private var router
  @Environment(Logbook.self) private var logbook

  var body: some View {
    List {
      Section {
        Text("\(trail.kilometres) km")
          .font(.headline)
        if let note = logbook.notes[trail.id] {
          Text(note)
            .foregroundStyle(.secondary)
        }
      }
      Section {
        Button(logbook.isSaved(trail) ? "Remove from saved" : "Save") {
          logbook.toggleSaved(trail)
        }
        Button("Write a note") { router.noteSubject = trail }
        if let hut = trail.hutID.flatMap(Guide.hut) {
          NavigationLink(hut.name, value: Route.hut(id: hut.id))
        }
      }
    }
    .navigationTitle(trail.name)
  }
}

struct HutScreen: View {
  let hut: Hut

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Image(systemName: "house")
        .font(.largeTitle)
      Text("\(hut.beds) beds")
        .font(.headline)
      NavigationLink("The view from the terrace") {
        Text("Clouds, and above them more hills")
          .navigationTitle("Terrace")
      }
      Spacer()
    }
    .padding()
    .navigationTitle(hut.name)
  }
}

struct AboutView: View {
  var body: some View {
    Text("Made for people who like to know where they are")
      .padding()
      .navigationTitle("About")
  }
}

// MARK: - Sheets and covers

struct NoteEditor: View {
  let trail: Trail
  @Environment(Logbook.self) private var logbook
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""

  var body: some View {
    NavigationStack {
      VStack {
        TextField("What was it like?", text: $text)
        Spacer()
      }
      .padding()
      .navigationTitle("Note on \(trail.name)")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Keep") {
            logbook.write(text, about: trail)
            dismiss()
          }
        }
      }
    }
    .onAppear { text = logbook.notes[trail.id] ?? "" }
  }
}

struct PackingList: View {
  @Environment(\.dismiss) private var dismiss
  @State private var hasWater = false
  @State private var hasMap = false

  var body: some View {
    NavigationStack {
      List {
        Toggle("Water", isOn: $hasWater)
        Toggle("Map", isOn: $hasMap)
      }
      .navigationTitle("Packing list")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }
        }
      }
    }
  }
}

struct HutPass: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 24) {
      Image(systemName: "ticket")
        .font(.largeTitle)
      Text("Hut pass")
        .font(.title)
      Button("Close") { dismiss() }
    }
  }
}

#Preview {
  RootView()
    .environment(Router())
    .environment(Logbook())
}
