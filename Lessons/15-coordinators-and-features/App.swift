import SwiftUI

/// A sailing school, with courses to take and boats to rent.
@main
struct SailingApp: App {
  @State private var coordinator = SchoolCoordinator()

  var body: some Scene {
    WindowGroup {
      SchoolView(coordinator: coordinator)
    }
  }
}

// MARK: - The app

enum AppTab: Hashable {
  case courses
  case boats
}

// region coordinator
@MainActor
@Observable
final class SchoolCoordinator {
  var tab = AppTab.courses
  var coursesPath: [CoursesRoute] = []
  var boatsPath: [BoatsRoute] = []
  var rental: Boat?

  func showBoat(of course: Course) {
    boatsPath = [.boat(course.boat)]
    tab = .boats
  }

  func rentalEnded(_ result: RentalResult) {
    rental = nil
    if case .signed(let boat, let hours) = result {
      boatsPath = [.boat(boat.id), .receipt(boat.id, hours: hours)]
      tab = .boats
    }
  }
}
// endregion

// region root
struct SchoolView: View {
  @Bindable var coordinator: SchoolCoordinator

  var body: some View {
    TabView(selection: $coordinator.tab) {
      Tab("Courses", systemImage: "graduationcap", value: AppTab.courses) {
        CoursesFeature(
          path: $coordinator.coursesPath,
          showBoat: { course in coordinator.showBoat(of: course) })
      }
      Tab("Boats", systemImage: "sailboat", value: AppTab.boats) {
        BoatsFeature(
          path: $coordinator.boatsPath,
          rent: { boat in coordinator.rental = boat })
      }
    }
    .sheet(item: $coordinator.rental) { boat in
      RentalFlow(boat: boat) { result in coordinator.rentalEnded(result) }
    }
  }
}
// endregion

// MARK: - The feature Courses

// region courses
enum CoursesRoute: Hashable {
  case course(Course.ID)
  case teacher(String)
}

struct CoursesFeature: View {
  @Binding var path: [CoursesRoute]
  let showBoat: (Course) -> Void

  var body: some View {
    NavigationStack(path: $path) {
      List(Course.all) { course in
        NavigationLink(course.name, value: CoursesRoute.course(course.id))
      }
      .navigationTitle("Courses")
      .navigationDestination(for: CoursesRoute.self) { route in
        switch route {
        case .course(let id):
          if let course = Course.find(id) {
            CourseScreen(course: course, showBoat: showBoat)
          }
        case .teacher(let name):
          Text("At sea since 1998")
            .navigationTitle(name)
        }
      }
    }
  }
}
// endregion

struct CourseScreen: View {
  let course: Course
  let showBoat: (Course) -> Void

  var body: some View {
    List {
      NavigationLink("Teacher", value: CoursesRoute.teacher(course.teacher))
      // region says
      Button("See its boat") { showBoat(course) }
      // endregion
    }
    .navigationTitle(course.name)
  }
}

// MARK: - The feature Boats

enum BoatsRoute: Hashable {
  case boat(Boat.ID)
  case receipt(Boat.ID, hours: Int)
}

struct BoatsFeature: View {
  @Binding var path: [BoatsRoute]
  let rent: (Boat) -> Void

  var body: some View {
    NavigationStack(path: $path) {
      List(Boat.all) { boat in
        NavigationLink(boat.id, value: BoatsRoute.boat(boat.id))
      }
      .navigationTitle("Boats")
      .navigationDestination(for: BoatsRoute.self) { route in
        switch route {
        case .boat(let id):
          if let boat = Boat.find(id) {
            BoatScreen(boat: boat, rent: rent)
          }
        case .receipt(let id, let hours):
          Text("\(id), for \(hours) hours")
            .navigationTitle("Receipt")
        }
      }
    }
  }
}

struct BoatScreen: View {
  let boat: Boat
  let rent: (Boat) -> Void

  var body: some View {
    List {
      Text("Room for \(boat.places)")
      Button("Rent") { rent(boat) }
    }
    .navigationTitle(boat.id)
  }
}

// MARK: - The flow Rental

// region flow
enum RentalResult {
  case signed(Boat, hours: Int)
  case cancelled
}

struct RentalFlow: View {
  let boat: Boat
  let end: (RentalResult) -> Void
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      List([2, 4, 8], id: \.self) { hours in
        NavigationLink("\(hours) hours", value: hours)
      }
      .navigationTitle("How long?")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { end(.cancelled) }
        }
      }
      .navigationDestination(for: Int.self) { hours in
        Button("Sign") { end(.signed(boat, hours: hours)) }
          .navigationTitle("\(boat.id), \(hours) hours")
      }
    }
  }
}
// endregion

// MARK: - The data

struct Course: Identifiable, Hashable {
  let id: Int
  let name: String
  let teacher: String
  let boat: Boat.ID

  static let all = [
    Course(id: 1, name: "First knots", teacher: "Ines", boat: "Gull"),
    Course(id: 2, name: "Night sailing", teacher: "Piet", boat: "Heron"),
  ]

  static func find(_ id: Int) -> Course? {
    all.first { $0.id == id }
  }
}

struct Boat: Identifiable, Hashable {
  let id: String
  let places: Int

  static let all = [
    Boat(id: "Gull", places: 2),
    Boat(id: "Heron", places: 6),
  ]

  static func find(_ id: String) -> Boat? {
    all.first { $0.id == id }
  }
}

// region preview
#Preview("Courses alone") {
  @Previewable @State var path: [CoursesRoute] = []
  CoursesFeature(path: $path, showBoat: { _ in })
}
// endregion
