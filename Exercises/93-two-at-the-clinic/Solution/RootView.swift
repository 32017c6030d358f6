import SwiftUI

struct RootView: View {
  @Environment(Clinic.self) private var clinic

  var body: some View {
    switch clinic.role {
    case nil: WelcomeScreen()
    case .patient: PatientTabs()
    case .doctor: DoctorTabs()
    }
  }
}

struct WelcomeScreen: View {
  @Environment(Clinic.self) private var clinic

  var body: some View {
    NavigationStack {
      List {
        Button("I am a patient") { clinic.signIn(as: .patient) }
        Button("I am a doctor") { clinic.signIn(as: .doctor) }
      }
      .navigationTitle("Welcome")
    }
  }
}

struct PatientTabs: View {
  @Environment(Clinic.self) private var clinic

  var body: some View {
    @Bindable var clinic = clinic

    TabView(selection: $clinic.tab) {
      Tab("Appointments", systemImage: "calendar", value: AppTab.appointments) {
        NavigationStack(path: $clinic.appointmentsPath) {
          AppointmentList()
            .clinicDestinations()
        }
      }
      Tab("Letters", systemImage: "envelope", value: AppTab.letters) {
        NavigationStack(path: $clinic.lettersPath) {
          LetterList()
            .clinicDestinations()
        }
      }
      Tab("Profile", systemImage: "person", value: AppTab.profile) {
        ProfileScreen()
      }
    }
  }
}

struct DoctorTabs: View {
  @Environment(Clinic.self) private var clinic

  var body: some View {
    @Bindable var clinic = clinic

    TabView(selection: $clinic.tab) {
      Tab("Day", systemImage: "calendar", value: AppTab.day) {
        NavigationStack(path: $clinic.dayPath) {
          DayList()
            .clinicDestinations()
        }
      }
      Tab("Patients", systemImage: "person.2", value: AppTab.patients) {
        NavigationStack(path: $clinic.patientsPath) {
          PatientList()
            .clinicDestinations()
        }
      }
      Tab("Profile", systemImage: "person", value: AppTab.profile) {
        ProfileScreen()
      }
    }
  }
}

extension View {
  /// The screens that a route can lead to, the same in all tabs.
  func clinicDestinations() -> some View {
    navigationDestination(for: Route.self) { route in
      switch route {
      case .appointment(let id): AppointmentScreen(id: id)
      case .file(let id): FileScreen(id: id)
      case .letter(let title): Text("Dear patient").navigationTitle(title)
      }
    }
  }
}
