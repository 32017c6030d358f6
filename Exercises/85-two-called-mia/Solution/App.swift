import SwiftUI

/// The animals of a zoo, some of which share a name.
@main
struct ZooApp: App {
  var body: some Scene {
    WindowGroup {
      AnimalList()
    }
  }
}

struct Animal: Identifiable, Hashable {
  let id: Int
  let name: String
  let kind: String

  static let all = [
    Animal(id: 11, name: "Mia", kind: "Otter"),
    Animal(id: 12, name: "Bruno", kind: "Bear"),
    Animal(id: 13, name: "Mia", kind: "Tapir"),
    Animal(id: 14, name: "Olga", kind: "Owl"),
    Animal(id: 15, name: "Olga", kind: "Owl"),
  ]
}

struct AnimalList: View {
  @State private var animals = Animal.all

  var body: some View {
    NavigationStack {
      List {
        ForEach(animals) { animal in
          NavigationLink(animal.name, value: animal.id)
        }
        .onDelete { animals.remove(atOffsets: $0) }
      }
      .navigationTitle("Animals")
      .navigationDestination(for: Animal.ID.self) { id in
        if let animal = animals.first(where: { $0.id == id }) {
          AnimalScreen(animal: animal)
        }
      }
    }
  }
}

struct AnimalScreen: View {
  let animal: Animal

  var body: some View {
    Text("Number \(animal.id)")
      .navigationTitle("\(animal.name), \(animal.kind)")
  }
}
