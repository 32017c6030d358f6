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

@MainActor
@Observable
final class Navigator {
  var tab = PotteryTab.courses
  var coursesPath: [Route] = []
  var peoplePath: [Route] = []
  var showsHelp = false

  func show(_ route: Route) {
    switch route {
    case .course: (tab, coursesPath) = (.courses, [route])
    case .teacher: (tab, peoplePath) = (.people, [route])
    case .studio: coursesPath.append(route)
    }
  }
}

struct PotteryView: View {
  @State private var navigator = Navigator()

  var body: some View {
    TabView(selection: $navigator.tab) {
      Tab("Courses", systemImage: "graduationcap", value: PotteryTab.courses) {
        RouteStack(
          title: "Courses", routes: [.course("Glazing"), .course("Wheel")],
          path: $navigator.coursesPath, show: navigator.show, showsHelp: $navigator.showsHelp)
      }
      Tab("People", systemImage: "person", value: PotteryTab.people) {
        RouteStack(
          title: "People", routes: [.teacher("Ida"), .teacher("Noor")],
          path: $navigator.peoplePath, show: navigator.show, showsHelp: $navigator.showsHelp)
      }
    }
    .sheet(isPresented: $navigator.showsHelp) { HelpSheet() }
  }
}

struct RouteStack: View {
  let title: String
  let routes: [Route]
  @Binding var path: [Route]
  let show: (Route) -> Void
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
      .navigationDestination(for: Route.self) { RouteScreen(route: $0, show: show) }
    }
  }
}

struct HelpSheet: View {
  @State private var path: [Route] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        RouteButton(route: .studio, show: show)
      }
      .navigationTitle("Help")
      .navigationDestination(for: Route.self) { RouteScreen(route: $0, show: show) }
    }
  }

  private func show(_ route: Route) {
    path.append(route)
  }
}

struct RouteButton: View {
  let route: Route
  let show: (Route) -> Void

  var body: some View {
    Button("To \(route.title)") { show(route) }
  }
}

struct RouteScreen: View {
  let route: Route
  let show: (Route) -> Void

  var body: some View {
    List {
      switch route {
      case .course:
        RouteButton(route: .teacher("Ida"), show: show)
        RouteButton(route: .studio, show: show)
      case .teacher:
        RouteButton(route: .course("Wheel"), show: show)
      case .studio:
        Text("Second yard, ground floor")
      }
    }
    .navigationTitle(route.title)
  }
}
