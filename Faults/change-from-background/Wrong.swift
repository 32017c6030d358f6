import SwiftUI

final class Patients: ObservableObject, @unchecked Sendable {
  @Published var names = ["Ada"]

  func load() async {
    names.append("Grace")
  }
}

struct ContentView: View {
  @StateObject private var patients = Patients()

  var body: some View {
    List(patients.names, id: \.self) { name in
      Text(name)
    }
    Button("Load") {
      let patients = patients
      Task.detached { await patients.load() }
    }
  }
}
