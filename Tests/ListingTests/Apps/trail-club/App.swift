import SwiftUI

enum Route: Hashable {
  case trails
  case preferences
  case members
  case trail(Trail)
  case member(id: String)
}

struct Trail: Identifiable, Hashable {
  let id: Int
  let name: String
  let hint: String
}

let trails = [
  Trail(id: 1, name: "Ridge", hint: "Steep"),
  Trail(id: 2, name: "Lake", hint: "Flat"),
]

@Observable
final class ClubNavigator {
  var path = NavigationPath()
  var tab = Place.trails

  enum Place: Int, CaseIterable {
    case trails
    case find
    case members
  }

  func go(to route: Route) {
    path.append(route)
  }
}

@Observable
final class TrailsModel {
  var isAdding = false
  var isChoosing = false
  var chosen: Trail?
}

struct TrailsScreen: View {
  @State private var model = TrailsModel()

  var body: some View {
    List {
      ForEach(trails) { trail in
        Button(trail.name) { model.chosen = trail }
      }
      Text(model.chosen == nil ? "Nothing chosen" : "Something chosen")
      Text(model.isAdding ? "Adding" : "Not adding")
    }
    .navigationTitle("Trails")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button {
          model.isAdding = true
        } label: {
          Image(systemName: "plus")
        }
      }
      ToolbarItem(placement: .navigation) {
        Button {
          model.isChoosing = true
        } label: {
          Image(systemName: "gear")
        }
      }
    }
    .sheet(isPresented: $model.isAdding) { NewTrailScreen() }
    .fullScreenCover(isPresented: $model.isChoosing) { PreferencesScreen() }
    .sheet(item: $model.chosen) { trail in TrailScreen(trail: trail) }
  }
}

struct NewTrailScreen: View {
  @State private var isPreviewing = false

  var body: some View {
    Button("Preview") { isPreviewing = true }
      .sheet(isPresented: $isPreviewing) {
        NavigationStack { Text("A new trail").navigationTitle("Preview") }
      }
  }
}

struct TrailRow: View {
  let trail: Trail
  @Environment(ClubNavigator.self) private var navigator

  var body: some View {
    Button {
      navigator.go(to: .trail(trail))
    } label: {
      VStack {
        Text(trail.name)
        Text(trail.hint)
      }
    }
    .buttonStyle(.plain)
  }
}

struct FindScreen: View {
  @Environment(ClubNavigator.self) private var navigator

  var body: some View {
    List(trails) { trail in
      NavigationLink(value: Route.trail(trail)) { TrailRow(trail: trail) }
    }
    .navigationTitle("Find")
    .toolbar { Text("navigator \(navigator.path.count)") }
  }
}

struct MembersScreen: View {
  private let routes: Set = [Route.member(id: "7"), .member(id: "7"), .member(id: "8")]

  var body: some View {
    List {
      NavigationLink("Trails", value: Route.trails)
      NavigationLink("Preferences", value: Route.preferences)
      NavigationLink("Ada", value: Route.member(id: "7"))
      NavigationLink("Lake", value: Route.trail(trails[1]))
      Text("\(routes.count) different routes")
    }
    .navigationTitle("Members")
  }
}

struct PreferencesScreen: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Close") { dismiss() } }
}

struct TrailScreen: View {
  let trail: Trail
  var body: some View { Text("Trail \(trail.name)") }
}

struct MemberScreen: View {
  let id: String
  var body: some View { Text("Member \(id)") }
}

struct ClubView: View {
  @State private var navigator = ClubNavigator()
  @State private var trailsPath = NavigationPath()
  @State private var findPath = NavigationPath()
  @State private var membersPath = NavigationPath()

  var body: some View {
    TabView(selection: $navigator.tab) {
      NavigationStack(path: $trailsPath) {
        TrailsScreen().navigationDestination(for: Route.self) { screen(for: $0) }
      }
      .tag(ClubNavigator.Place.trails)
      .tabItem { Label("Trails", systemImage: "map") }
      .badge(3)

      NavigationStack(path: $findPath) {
        FindScreen().navigationDestination(for: Route.self) { screen(for: $0) }
      }
      .tag(ClubNavigator.Place.find)
      .tabItem { Label("Find", systemImage: "magnifyingglass") }

      NavigationStack(path: $membersPath) {
        MembersScreen().navigationDestination(for: Route.self) { screen(for: $0) }
      }
      .tag(ClubNavigator.Place.members)
      .tabItem { Label("Members", systemImage: "person") }
    }
    .environment(navigator)
  }

  @ViewBuilder
  private func screen(for route: Route) -> some View {
    switch route {
    case .trails: TrailsScreen()
    case .preferences: PreferencesScreen()
    case .members: MembersScreen()
    case .trail(let trail): TrailScreen(trail: trail)
    case .member(let id): MemberScreen(id: id)
    }
  }
}

#Preview {
  ClubView()
}

@main
struct ClubApp: App {
  @State private var navigator = ClubNavigator()

  var body: some Scene {
    WindowGroup {
      ClubView()
        .environment(navigator)
        .onOpenURL { url in open(url) }
    }
  }

  private func open(_ url: URL) {
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return }
    let path = parts.path.split(separator: "/")
    switch path.first {
    case "trail":
      guard let text = path.dropFirst().first, let id = Int(text) else { return }
      navigator.go(to: .member(id: "\(id)"))
      print("pushed a member for a trail, \(navigator.path.count) in the path")
    case "preferences":
      navigator.tab = .members
      navigator.go(to: .preferences)
      print("selected \(navigator.tab), \(navigator.path.count) in the path")
    default:
      print("not understood: \(url.path())")
    }
  }
}
