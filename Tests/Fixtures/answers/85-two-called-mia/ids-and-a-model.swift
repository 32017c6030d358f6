import SwiftUI

@main
struct ZooApp: App {
  var body: some Scene {
    WindowGroup { AnimalList() }
  }
}

struct Animal: Identifiable {
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

@MainActor @Observable
final class Zoo {
  private(set) var animals = Animal.all

  subscript(id: Animal.ID) -> Animal? { animals.first { $0.id == id } }

  func remove(_ offsets: IndexSet) {
    animals.remove(atOffsets: offsets)
  }
}

struct AnimalList: View {
  @State private var zoo = Zoo()

  var body: some View {
    NavigationStack {
      List {
        Section("Animals today: \(zoo.animals.count)") {
          ForEach(zoo.animals) { animal in
            NavigationLink(value: animal.id) { Text(animal.name) }
          }
          .onDelete(perform: zoo.remove)
        }
      }
      .navigationTitle("Animals")
      .navigationDestination(for: Animal.ID.self) { id in
        if let animal = zoo[id] {
          Text("Number \(animal.id)").navigationTitle("\(animal.name), \(animal.kind)")
        } else {
          ContentUnavailableView("No longer here", systemImage: "pawprint")
        }
      }
    }
  }
}
