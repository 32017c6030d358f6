import SwiftUI

@main
struct HostelApp: App {
  @State private var way: [Step] = []

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $way) {
        List(1...3, id: \.self) { NavigationLink("Room \($0)", value: Step.room($0)) }
          .navigationTitle("Hostel")
          .toolbar {
            ToolbarItem(placement: .primaryAction) {
              Button("My bed") { way = [.room(2), .bed(letter: "B")] }
            }
          }
          .navigationDestination(for: Step.self) { step in
            StepView(step: step) { way.removeAll() }
          }
      }
    }
  }
}

enum Step: Hashable {
  case room(Int)
  case bed(letter: Character)
}

struct StepView: View {
  let step: Step
  let home: () -> Void

  var body: some View {
    switch step {
    case .room(let number):
      VStack {
        ForEach(Array("AB"), id: \.self) { letter in
          NavigationLink("Bed \(String(letter))", value: Step.bed(letter: letter))
        }
      }
      .navigationTitle("Room \(number)")
    case .bed(let letter):
      VStack {
        Text("Linen is in the cupboard")
        Button("To the rooms", action: home)
      }
      .navigationTitle("Bed \(String(letter))")
    }
  }
}
