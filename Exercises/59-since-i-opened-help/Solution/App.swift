import SwiftUI

/// The courses of a pottery, and the people who give them.
@main
struct PotteryApp: App {
  var body: some Scene {
    WindowGroup {
      PotteryView()
    }
  }
}

enum PotteryTab: Hashable {
  case courses
  case people
}

enum Route: Hashable {
  case course(String)
  case teacher(String)
  case studio

  var title: String {
    switch self {
    case .course(let name), .teacher(let name): name
    case .studio: "Studio"
    }
  }
}

extension EnvironmentValues {
  @Entry var navigate: (@MainActor (Route) -> Void)?
}

struct PotteryView: View {
  @State private var tab = PotteryTab.courses
  @State private var coursesPath: [Route] = []
  @State private var peoplePath: [Route] = []
  @State private var showsHelp = false

  var body: some View {
    TabView(selection: $tab) {
      Tab("Courses", systemImage: "graduationcap", value: PotteryTab.courses) {
        RouteStack(
          title: "Courses",
          routes: [.course("Glazing"), .course("Wheel")],
          path: $coursesPath,
          showsHelp: $showsHelp
        )
      }
      Tab("People", systemImage: "person", value: PotteryTab.people) {
        RouteStack(
          title: "People",
          routes: [.teacher("Ida"), .teacher("Noor")],
          path: $peoplePath,
          showsHelp: $showsHelp
        )
      }
    }
    .environment(\.navigate) { route in navigate(to: route) }
    .sheet(isPresented: $showsHelp) { HelpSheet() }
  }

  private func navigate(to route: Route) {
    switch route {
    case .course:
      tab = .courses
      coursesPath = [route]
    case .teacher:
      tab = .people
      peoplePath = [route]
    case .studio:
      tab = .courses
      coursesPath.append(route)
    }
  }
}

struct RouteStack: View {
  let title: String
  let routes: [Route]
  @Binding var path: [Route]
  @Binding var showsHelp: Bool

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(routes, id: \.self) { route in
          NavigationLink(route.title, value: route)
        }
        Button("Help") { showsHelp = true }
      }
      .navigationTitle(title)
      .navigationDestination(for: Route.self) { RouteScreen(route: $0) }
    }
  }
}

struct HelpSheet: View {
  @State private var path: [Route] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        RouteButton(route: .studio)
      }
      .navigationTitle("Help")
      .navigationDestination(for: Route.self) { RouteScreen(route: $0) }
    }
    .environment(\.navigate) { route in path.append(route) }
  }
}

struct RouteButton: View {
  let route: Route
  @Environment(\.navigate) private var navigate

  var body: some View {
    Button("To \(route.title)") { navigate?(route) }
      .disabled(navigate == nil)
  }
}

struct RouteScreen: View {
  let route: Route

  var body: some View {
    List {
      switch route {
      case .course:
        RouteButton(route: .teacher("Ida"))
        RouteButton(route: .studio)
      case .teacher:
        RouteButton(route: .course("Wheel"))
      case .studio:
        Text("Second yard, ground floor")
      }
    }
    .navigationTitle(route.title)
  }
}
