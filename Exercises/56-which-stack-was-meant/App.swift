import SwiftUI

/// The courses of a pottery, and what one can do in its studio.
@main
struct PotteryApp: App {
  var body: some Scene {
    WindowGroup {
      PotteryView()
    }
  }
}

struct Route: Hashable {
  let course: String
}

extension EnvironmentValues {
  @Entry var navigate: (@MainActor (Route) -> Void)?
}

struct PotteryView: View {
  var body: some View {
    TabView {
      Tab("Courses", systemImage: "graduationcap") {
        CoursesTab()
      }
      Tab("Studio", systemImage: "hammer") {
        StudioTab()
      }
    }
  }
}

struct CoursesTab: View {
  @State private var path: [Route] = []
  @State private var showsNews = false

  var body: some View {
    NavigationStack(path: $path) {
      List {
        CourseCard(course: "Glazing")
        CourseCard(course: "Wheel")
        Button("News") { showsNews = true }
      }
      .navigationTitle("Courses")
      .navigationDestination(for: Route.self) { route in
        CourseScreen(course: route.course)
      }
    }
    .sheet(isPresented: $showsNews) { NewsSheet() }
    .environment(\.navigate) { route in path.append(route) }
  }
}

struct StudioTab: View {
  @State private var path: [Route] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        CourseCard(course: "Wheel")
        CourseCard(course: "Kiln")
      }
      .navigationTitle("Studio")
      .navigationDestination(for: Route.self) { route in
        CourseScreen(course: route.course)
      }
    }
    .environment(\.navigate) { route in path = [route] }
  }
}

/// Knows what it shows, and not where that is.
struct CourseCard: View {
  let course: String
  @Environment(\.navigate) private var navigate

  var body: some View {
    Button("Open \(course)") { navigate?(Route(course: course)) }
      .disabled(navigate == nil)
  }
}

struct CourseScreen: View {
  let course: String

  var body: some View {
    List {
      Text("Four evenings")
      CourseCard(course: "Raku")
    }
    .navigationTitle(course)
  }
}

struct NewsSheet: View {
  var body: some View {
    NavigationStack {
      List {
        CourseCard(course: "Raku")
      }
      .navigationTitle("News")
    }
  }
}
