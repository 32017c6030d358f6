import SwiftUI

@main
struct ZooApp: App {
  var body: some Scene {
    WindowGroup { AnimalList() }
  }
}

struct Animal: Identifiable, Hashable {
  let id: Int
  let name: String
  let kind: String
}

struct AnimalList: View {
  @State private var animals = [
    Animal(id: 11, name: "Mia", kind: "Otter"),
    Animal(id: 12, name: "Bruno", kind: "Bear"),
    Animal(id: 13, name: "Mia", kind: "Tapir"),
    Animal(id: 14, name: "Olga", kind: "Owl"),
    Animal(id: 15, name: "Olga", kind: "Owl"),
  ]
  @State private var open: [Animal] = []

  var body: some View {
    NavigationStack(path: $open) {
      List {
        ForEach(animals, id: \.id) { animal in
          NavigationLink(animal.name, value: animal)
        }
        .onDelete { offsets in
          let gone = offsets.map { animals[$0].id }
          animals.removeAll { gone.contains($0.id) }
        }
      }
      .navigationTitle("Animals")
      .navigationDestination(for: Animal.self) { animal in
        Text("Number \(animal.id)")
          .navigationTitle(Text("\(animal.name), \(animal.kind)"))
      }
    }
  }
}
