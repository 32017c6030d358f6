import SwiftUI

struct Welcome: View {
  let session: Session

  var body: some View {
    NavigationStack {
      VStack {
        Button("I am a patient") { session.enter(.patient(PatientDesk())) }
        Button("I am a doctor") { session.enter(.doctor(DoctorDesk())) }
      }
      .navigationTitle("Welcome")
    }
  }
}

struct PatientDeskView: View {
  @Bindable var desk: PatientDesk
  let session: Session

  var body: some View {
    TabView(selection: $desk.page) {
      Tab("Appointments", systemImage: "calendar", value: PatientDesk.Page.appointments) {
        NavigationStack(path: $desk.open) {
          List(desk.appointments) { NavigationLink($0.time, value: $0) }
            .navigationTitle("Appointments")
            .toolbar { Button("Book") { desk.booking = true } }
            .navigationDestination(for: Appointment.self) { appointment in
              Text("In room 2").navigationTitle(appointment.time)
            }
            .sheet(isPresented: $desk.booking) { BookingView(desk: desk) }
        }
      }
      Tab("Letters", systemImage: "envelope", value: PatientDesk.Page.letters) {
        NavigationStack(path: $desk.letters) {
          List(Office.letters, id: \.self) { NavigationLink($0, value: $0) }
            .navigationTitle("Letters")
            .navigationDestination(for: String.self) { title in
              Text("Dear patient").navigationTitle(title)
            }
        }
      }
      Tab("Profile", systemImage: "person", value: PatientDesk.Page.profile) {
        NavigationStack {
          Button("Sign out") { session.user = .nobody }
            .navigationTitle("Profile")
        }
      }
    }
  }
}

struct BookingView: View {
  let desk: PatientDesk

  var body: some View {
    NavigationStack {
      List(Office.doctors, id: \.self) { doctor in
        NavigationLink(doctor) {
          List(Office.freeTimes, id: \.self) { time in
            Button(time) { desk.book(time) }
          }
          .navigationTitle(doctor)
        }
      }
      .navigationTitle("New appointment")
      .toolbar { Button("Cancel") { desk.booking = false } }
    }
  }
}

struct DoctorDeskView: View {
  @Bindable var desk: DoctorDesk
  let session: Session

  var body: some View {
    TabView(selection: $desk.page) {
      Tab("Day", systemImage: "calendar", value: DoctorDesk.Page.day) {
        NavigationStack(path: $desk.day) {
          rows(Appointment.all, title: "Day")
        }
      }
      Tab("Patients", systemImage: "person.2", value: DoctorDesk.Page.patients) {
        NavigationStack(path: $desk.patients) {
          List(Patient.all) { NavigationLink($0.name, value: $0) }
            .navigationTitle("Patients")
            .navigationDestination(for: Appointment.self) { AppointmentPage(appointment: $0) }
            .navigationDestination(for: Patient.self) { FilePage(patient: $0) }
        }
      }
      Tab("Profile", systemImage: "person", value: DoctorDesk.Page.profile) {
        NavigationStack {
          Button("Sign out") { session.user = .nobody }
            .navigationTitle("Profile")
        }
      }
    }
  }

  private func rows(_ appointments: [Appointment], title: String) -> some View {
    List(appointments) { NavigationLink($0.time, value: $0) }
      .navigationTitle(title)
      .navigationDestination(for: Appointment.self) { AppointmentPage(appointment: $0) }
      .navigationDestination(for: Patient.self) { FilePage(patient: $0) }
  }
}

struct AppointmentPage: View {
  let appointment: Appointment

  var body: some View {
    NavigationLink("Open the file", value: Patient.find(appointment.patient))
      .navigationTitle(appointment.time)
  }
}

struct FilePage: View {
  let patient: Patient

  var body: some View {
    List(Appointment.all.filter { $0.patient == patient.id }) {
      NavigationLink($0.time, value: $0)
    }
    .navigationTitle(patient.name)
  }
}
