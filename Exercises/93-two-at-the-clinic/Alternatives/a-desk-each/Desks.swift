import SwiftUI

/// The person at the desk; each user has a desk of her own, which goes when she signs out.
@MainActor
@Observable
final class Session {
  enum User {
    case nobody
    case patient(PatientDesk)
    case doctor(DoctorDesk)
  }

  var user = User.nobody
  private var asked: (kind: String, id: Int)?

  func enter(_ user: User) {
    self.user = user
    if let asked {
      self.asked = nil
      ask(asked.kind, asked.id)
    }
  }

  func ask(_ kind: String, _ id: Int?) {
    guard let id else { return }
    switch user {
    case .nobody: asked = (kind, id)
    case .patient(let desk): desk.ask(kind, id)
    case .doctor(let desk): desk.ask(kind, id)
    }
  }
}

@MainActor
@Observable
final class PatientDesk {
  enum Page: Hashable { case appointments, letters, profile }

  var page = Page.appointments
  var appointments = Appointment.all.filter { $0.patient == Patient.me }
  var open: [Appointment] = []
  var letters: [String] = []
  var booking = false

  func ask(_ kind: String, _ id: Int) {
    guard kind == "appointment", let found = appointments.first(where: { $0.id == id }) else {
      return
    }
    show(found)
  }

  func book(_ time: String) {
    let new = Appointment(id: 100 + appointments.count, patient: Patient.me, time: time)
    appointments.append(new)
    show(new)
  }

  private func show(_ appointment: Appointment) {
    booking = false
    open = [appointment]
    page = .appointments
  }
}

@MainActor
@Observable
final class DoctorDesk {
  enum Page: Hashable { case day, patients, profile }

  var page = Page.day
  var day = NavigationPath()
  var patients = NavigationPath()

  func ask(_ kind: String, _ id: Int) {
    if kind == "appointment", let found = Appointment.all.first(where: { $0.id == id }) {
      day = NavigationPath([found])
      page = .day
    } else if kind == "file", let found = Patient.find(id) {
      patients = NavigationPath([found])
      page = .patients
    }
  }
}
