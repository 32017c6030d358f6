import SwiftUI

struct AppointmentList: View {
  @Environment(Clinic.self) private var clinic

  var body: some View {
    @Bindable var clinic = clinic

    List(clinic.myAppointments) { appointment in
      NavigationLink(appointment.time, value: Route.appointment(appointment.id))
    }
    .navigationTitle("Appointments")
    .toolbar {
      Button("Book", systemImage: "plus") { clinic.isBooking = true }
    }
    .sheet(isPresented: $clinic.isBooking) {
      BookingSheet()
    }
  }
}

struct LetterList: View {
  var body: some View {
    List(Office.letters, id: \.self) { title in
      NavigationLink(title, value: Route.letter(title))
    }
    .navigationTitle("Letters")
  }
}

struct DayList: View {
  @Environment(Clinic.self) private var clinic

  var body: some View {
    List(clinic.appointments) { appointment in
      NavigationLink(appointment.time, value: Route.appointment(appointment.id))
    }
    .navigationTitle("Day")
  }
}

struct PatientList: View {
  var body: some View {
    List(Patient.all) { patient in
      NavigationLink(patient.name, value: Route.file(patient.id))
    }
    .navigationTitle("Patients")
  }
}

struct AppointmentScreen: View {
  let id: Int
  @Environment(Clinic.self) private var clinic

  var body: some View {
    if let appointment = clinic.appointments.first(where: { $0.id == id }) {
      List {
        Text("In room 2")
        if clinic.role == .doctor {
          NavigationLink("Open the file", value: Route.file(appointment.patient))
        }
      }
      .navigationTitle(appointment.time)
    }
  }
}

struct FileScreen: View {
  let id: Int
  @Environment(Clinic.self) private var clinic

  var body: some View {
    if let patient = Patient.find(id) {
      List(clinic.appointments.filter { $0.patient == id }) { appointment in
        NavigationLink(appointment.time, value: Route.appointment(appointment.id))
      }
      .navigationTitle(patient.name)
    }
  }
}

struct ProfileScreen: View {
  @Environment(Clinic.self) private var clinic

  var body: some View {
    NavigationStack {
      Button("Sign out") { clinic.signOut() }
        .navigationTitle("Profile")
    }
  }
}

/// A sheet with a stack of its own: first the doctor, then the time.
struct BookingSheet: View {
  @Environment(Clinic.self) private var clinic
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      List(Office.doctors, id: \.self) { name in
        NavigationLink(name, value: name)
      }
      .navigationTitle("New appointment")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
      }
      .navigationDestination(for: String.self) { name in
        List(Office.freeTimes, id: \.self) { time in
          Button(time) { clinic.book(time) }
        }
        .navigationTitle(name)
      }
    }
  }
}
