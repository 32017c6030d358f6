/// An hour with a doctor.
struct Appointment: Identifiable, Hashable {
  let id: Int
  let patient: Int
  let time: String

  /// The appointments that there are when the app starts.
  static let all = [
    Appointment(id: 1, patient: 7, time: "Monday 9:00"),
    Appointment(id: 2, patient: 8, time: "Monday 10:00"),
    Appointment(id: 3, patient: 7, time: "Friday 14:00"),
  ]
}

struct Patient: Identifiable, Hashable {
  let id: Int
  let name: String

  static let all = [
    Patient(id: 7, name: "Lena Roth"),
    Patient(id: 8, name: "Omar Said"),
  ]

  /// The patient who uses this app, where a patient uses it.
  static let me = 7

  /// Finds a patient, or nothing where there is none with this id.
  static func find(_ id: Int) -> Patient? {
    all.first { $0.id == id }
  }
}

enum Office {
  static let letters = ["Your results", "Before you come"]
  static let doctors = ["Dr. Weiss", "Dr. Amara"]
  static let freeTimes = ["Tuesday 8:00", "Tuesday 11:00"]
}
