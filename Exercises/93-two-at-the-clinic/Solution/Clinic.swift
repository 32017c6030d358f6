import SwiftUI

enum Role: Hashable {
  case patient
  case doctor
}

enum AppTab: Hashable {
  case appointments
  case letters
  case day
  case patients
  case profile
}

enum Route: Hashable {
  case appointment(Int)
  case file(Int)
  case letter(String)
}

/// The target of a link or a notification.
enum Target: Hashable {
  case appointment(Int)
  case file(Int)

  /// Reads a link such as `clinic://appointment/2`.
  init?(_ url: URL) {
    guard url.scheme == "clinic", let id = Int(url.lastPathComponent) else { return nil }
    switch url.host() {
    case "appointment": self = .appointment(id)
    case "file": self = .file(id)
    default: return nil
    }
  }
}

/// The user of the app, and that person's place in it.
@MainActor
@Observable
final class Clinic {
  private(set) var role: Role?
  private(set) var appointments = Appointment.all
  var tab = AppTab.appointments
  var appointmentsPath: [Route] = []
  var lettersPath: [Route] = []
  var dayPath: [Route] = []
  var patientsPath: [Route] = []
  var isBooking = false
  private var pending: Target?

  var myAppointments: [Appointment] {
    appointments.filter { $0.patient == Patient.me }
  }

  func signIn(as role: Role) {
    self.role = role
    tab = role == .patient ? .appointments : .day
    let target = pending
    pending = nil
    follow(target)
  }

  func signOut() {
    role = nil
    isBooking = false
    appointmentsPath = []
    lettersPath = []
    dayPath = []
    patientsPath = []
    pending = nil
  }

  func book(_ time: String) {
    let id = appointments.count + 1
    appointments.append(Appointment(id: id, patient: Patient.me, time: time))
    isBooking = false
    appointmentsPath = [.appointment(id)]
  }

  /// Shows what a link or a notification asks for, if this person may see it.
  func follow(_ target: Target?) {
    guard let target else { return }
    switch (role, target) {
    case (nil, _):
      pending = target
    case (.patient, .appointment(let id)):
      guard myAppointments.contains(where: { $0.id == id }) else { return }
      isBooking = false
      appointmentsPath = [.appointment(id)]
      tab = .appointments
    case (.doctor, .appointment(let id)):
      guard appointments.contains(where: { $0.id == id }) else { return }
      dayPath = [.appointment(id)]
      tab = .day
    case (.doctor, .file(let id)):
      guard Patient.find(id) != nil else { return }
      patientsPath = [.file(id)]
      tab = .patients
    case (.patient, .file):
      return
    }
  }
}
