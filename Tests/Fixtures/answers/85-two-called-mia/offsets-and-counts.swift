import SwiftUI

@main
struct ZooApp: App {
  var body: some Scene {
    WindowGroup { AllAnimals() }
  }
}

struct Creature: Identifiable, Hashable {
  let id: Int
  let name: String
  let kind: String
}

struct AllAnimals: View {
  @State private var creatures = [
    Creature(id: 11, name: "Mia", kind: "Otter"),
    Creature(id: 12, name: "Bruno", kind: "Bear"),
    Creature(id: 13, name: "Mia", kind: "Tapir"),
    Creature(id: 14, name: "Olga", kind: "Owl"),
    Creature(id: 15, name: "Olga", kind: "Owl"),
  ]

  private var number: String { "Animals today: \(creatures.count)" }

  var body: some View {
    NavigationStack {
      List {
        Text(number)
        ForEach(creatures) { creature in
          NavigationLink(creature.name, value: creature)
        }
        .onDelete { offset in
          for (place, creature) in creatures.enumerated().reversed() where offset.contains(place) {
            creatures.removeAll { $0.id == creature.id }
          }
        }
      }
      .navigationTitle("Animals")
      .navigationDestination(for: Creature.self) { creature in
        Text("Number \(creature.id)")
          .navigationTitle("\(creature.name), \(creature.kind)")
      }
    }
  }
}
