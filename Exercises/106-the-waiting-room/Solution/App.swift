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

struct WaitingView: View {
  @State private var isCalled = false
  @State private var isReading = false
  @State private var answer: String?
  @AccessibilityFocusState private var isAtAnswer: Bool

  var body: some View {
    NavigationStack {
      List {
        HousePicture()
          .accessibilityHidden(true)
        Button {
          isCalled = true
        } label: {
          Image(systemName: "bell")
        }
        .accessibilityLabel("Call me")
        Text(isCalled ? "We will call you" : "Nobody calls you")
        Text("Doctors")
          .font(.headline)
          .accessibilityAddTraits(.isHeader)
        ForEach(Doctor.all) { doctor in
          HStack {
            Text(doctor.name)
            Text("Room \(doctor.room)")
          }
          .accessibilityElement(children: .combine)
        }
        Text("Rooms")
          .font(.headline)
          .accessibilityAddTraits(.isHeader)
        Text("Seven on two floors")
        Text("House rules")
          .onTapGesture { isReading = true }
          .accessibilityAddTraits(.isButton)
        if let answer {
          Text(answer)
            .accessibilityFocused($isAtAnswer)
        }
        Button("Check in") {
          answer = "Please see the desk"
          isAtAnswer = true
        }
      }
      .navigationTitle("Waiting room")
      .fullScreenCover(isPresented: $isReading) {
        RulesView { isReading = false }
          .accessibilityAction(.escape) { isReading = false }
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
