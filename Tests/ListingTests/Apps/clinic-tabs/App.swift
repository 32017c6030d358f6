import SwiftUI

struct Patient: Hashable {
  let name: String
}

enum PatientRoute: Hashable {
  case list
  case chart(Patient)

  @ViewBuilder
  var screen: some View {
    switch self {
    case .list: Text("All patients")
    case .chart: Text("A chart")
    }
  }
}

enum DoctorRoute: Hashable {
  case list
  case duty(String)

  @ViewBuilder
  var screen: some View {
    switch self {
    case .list: Text("All doctors")
    case .duty(let name): Text("\(name) is on duty")
    }
  }
}

enum Route: Hashable {
  case patient(PatientRoute)
  case doctor(DoctorRoute)
}

struct NavigateAction {
  let action: (Route) -> Void

  func callAsFunction(_ route: Route) {
    action(route)
  }
}

extension EnvironmentValues {
  @Entry var navigate = NavigateAction { _ in }
}

@Observable
final class ClinicRouter {
  var patients: [PatientRoute] = []
  var doctors: [DoctorRoute] = []
}

/// A stack over one of the router's two paths.
struct PatientStack: View {
  @Environment(ClinicRouter.self) private var router

  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.patients) {
      Button("Chart of Mary") { router.patients.append(.chart(Patient(name: "Mary"))) }
        .navigationTitle("Patients")
        .navigationDestination(for: PatientRoute.self) { $0.screen }
    }
  }
}

struct DoctorStack: View {
  @Environment(ClinicRouter.self) private var router

  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.doctors) {
      Button("Doctors") { router.doctors.append(.list) }
        .navigationTitle("Doctors")
        .navigationDestination(for: DoctorRoute.self) { $0.screen }
    }
  }
}

/// A stack over its own path, which sets the action for what it holds.
struct PatientHookStack: View {
  @State private var routes: [PatientRoute] = []

  var body: some View {
    NavigationStack(path: $routes) {
      HookButtons(title: "Hooked patients")
        .navigationDestination(for: PatientRoute.self) { $0.screen }
    }
    .environment(
      \.navigate,
      NavigateAction { route in
        if case .patient(let route) = route { routes.append(route) }
      }
    )
  }
}

struct DoctorHookStack: View {
  @State private var routes: [DoctorRoute] = []

  var body: some View {
    NavigationStack(path: $routes) {
      HookButtons(title: "Hooked doctors") {
        // swift-format-ignore: NeverUseForceTry
        try! await Task.sleep(for: .seconds(2))
        routes.append(.duty("Grace"))
      }
      .navigationDestination(for: DoctorRoute.self) { $0.screen }
    }
    .environment(
      \.navigate,
      NavigateAction { route in
        if case .doctor(let route) = route { routes.append(route) }
      }
    )
  }
}

struct HookButtons: View {
  let title: String
  var favourite: (() async -> Void)?
  @Environment(\.navigate) private var navigate

  var body: some View {
    VStack {
      Button("Patient list") { navigate(.patient(.list)) }
      Button("Doctor list") { navigate(.doctor(.list)) }
      if let favourite {
        Button("Favourite") { Task { await favourite() } }
      }
    }
    .navigationTitle(title)
  }
}

enum Place: Hashable, Identifiable, CaseIterable {
  case patients
  case doctors
  case patientHooks
  case doctorHooks

  var id: Place { self }

  @ViewBuilder
  var label: some View {
    switch self {
    case .patients: Label("Patients", systemImage: "heart")
    case .doctors: Label("Doctors", systemImage: "star")
    case .patientHooks: Label("Hooked patients", systemImage: "heart.fill")
    case .doctorHooks: Label("Hooked doctors", systemImage: "star.fill")
    }
  }

  @ViewBuilder
  var screen: some View {
    switch self {
    case .patients: PatientStack()
    case .doctors: DoctorStack()
    case .patientHooks: PatientHookStack()
    case .doctorHooks: DoctorHookStack()
    }
  }
}

struct ClinicView: View {
  @State private var router = ClinicRouter()
  @State private var selection: Place?

  var body: some View {
    PlaceTabs(selection: $selection).environment(router)
  }
}

struct PlaceTabs: View {
  @Binding var selection: Place?

  var body: some View {
    TabView(selection: $selection) {
      ForEach(Place.allCases) { place in
        place.screen
          .tag(place as Place?)
          .tabItem { place.label }
      }
    }
    .onChange(of: selection) { print("selected \(selection.map { "\($0)" } ?? "nothing")") }
  }
}

@main
struct ClinicApp: App {
  var body: some Scene {
    WindowGroup { ClinicView() }
  }
}
