import SwiftUI

/// The courses of a pottery, and a place on one of them.
@main
struct PotteryApp: App {
  @State private var bookings = Bookings()

  var body: some Scene {
    WindowGroup {
      PotteryView()
        .environment(bookings)
    }
  }
}

enum Route: Hashable {
  case course(String)
}

@MainActor
@Observable
final class Bookings {
  private(set) var courses: [String] = []

  func book(_ course: String) {
    courses.append(course)
  }
}

extension EnvironmentValues {
  /// Brings a route to the screen.
  @Entry var navigate: @MainActor (Route) -> Void = { _ in }
}

struct PotteryView: View {
  @State private var coursesPath: [Route] = []
  @State private var favouritesPath: [Route] = []
  @State private var showsLeaflet = false

  var body: some View {
    TabView {
      Tab("Courses", systemImage: "graduationcap") {
        CourseStack(title: "Courses", courses: ["Glazing", "Wheel", "Raku"], path: $coursesPath)
          .environment(\.navigate) { route in coursesPath.append(route) }
      }
      Tab("Favourites", systemImage: "heart") {
        CourseStack(title: "Favourites", courses: ["Raku"], path: $favouritesPath)
      }
    }
    .safeAreaInset(edge: .bottom) {
      Button("Leaflet") { showsLeaflet = true }
    }
    .sheet(isPresented: $showsLeaflet) { LeafletSheet() }
  }
}

struct CourseStack: View {
  let title: String
  let courses: [String]
  @Binding var path: [Route]

  var body: some View {
    NavigationStack(path: $path) {
      List(courses, id: \.self) { course in
        CourseButton(course: course)
      }
      .navigationTitle(title)
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .course(let name): CourseScreen(name: name)
        }
      }
    }
  }
}

struct CourseButton: View {
  let course: String
  @Environment(\.navigate) private var navigate

  var body: some View {
    Button("About \(course)") { navigate(.course(course)) }
  }
}

/// Shows what there is; nothing can be opened from it.
struct LeafletSheet: View {
  var body: some View {
    NavigationStack {
      List {
        CourseButton(course: "Raku")
      }
      .navigationTitle("Leaflet")
    }
  }
}

struct CourseScreen: View {
  let name: String
  @Environment(Bookings.self) private var bookings
  @State private var isBooking = false

  var body: some View {
    List {
      Text("Places that you have booked: \(bookings.courses.filter { $0 == name }.count)")
      Button("Book a place") { isBooking = true }
    }
    .navigationTitle(name)
    .sheet(isPresented: $isBooking) { BookingSheet(course: name) }
  }
}

/// Books a place, once its terms have been accepted.
@MainActor
@Observable
final class BookingForm {
  @ObservationIgnored @Environment(\.dismiss) private var dismiss
  var accepts = false

  func send(_ course: String, to bookings: Bookings) {
    guard accepts else { return }
    bookings.book(course)
    dismiss()
  }
}

struct BookingSheet: View {
  let course: String
  @State private var form = BookingForm()
  @Environment(Bookings.self) private var bookings

  var body: some View {
    NavigationStack {
      List {
        Toggle("I accept the terms", isOn: $form.accepts)
        Button("Book") {
          form.send(course, to: bookings)
        }
      }
      .navigationTitle("Booking")
    }
  }
}
