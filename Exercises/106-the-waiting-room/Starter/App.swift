import SwiftUI

/// The waiting room of a doctors' house.
@main
struct WaitingApp: App {
  var body: some Scene {
    WindowGroup {
      WaitingView()
    }
  }
}

struct Doctor: Identifiable, Hashable {
  let name: String
  let room: Int

  var id: String { name }

  static let all = [Doctor(name: "Dr Adler", room: 3), Doctor(name: "Dr Boas", room: 5)]
}

// TODO: Let people hear what can be seen.
struct WaitingView: View {
  @State private var isCalled = false
  @State private var isReading = false
  @State private var answer: String?

  var body: some View {
    NavigationStack {
      List {
        HousePicture()
        Button { isCalled = true } label: {
          Image(systemName: "bell")
        }
        Text(isCalled ? "We will call you" : "Nobody calls you")
        Text("Doctors")
          .font(.headline)
        ForEach(Doctor.all) { doctor in
          HStack {
            Text(doctor.name)
            Text("Room \(doctor.room)")
          }
        }
        Text("Rooms")
          .font(.headline)
        Text("Seven on two floors")
        Text("House rules")
          .onTapGesture { isReading = true }
        if let answer {
          Text(answer)
        }
        Button("Check in") {
          answer = "Please see the desk"
        }
      }
      .navigationTitle("Waiting room")
      .fullScreenCover(isPresented: $isReading) {
        RulesView { isReading = false }
      }
    }
  }
}

/// The house, as a decoration.
struct HousePicture: View {
  var body: some View {
    Image(systemName: "house")
  }
}

struct RulesView: View {
  let close: () -> Void

  var body: some View {
    Text("Be quiet")
    Button("Close the rules") { close() }
  }
}
