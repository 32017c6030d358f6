import SwiftUI

@main
struct ZooApp: App {
  @State private var router = ZooRouter()

  var body: some Scene {
    WindowGroup {
      ZooView()
        .environment(router)
    }
  }
}

enum Animal: String, CaseIterable {
  case penguins = "Penguins"
  case tapirs = "Tapirs"

  var neighbours: Animal {
    self == .penguins ? .tapirs : .penguins
  }
}

@MainActor
@Observable
final class ZooRouter {
  var path: [Animal] = []

  func showFeeding() {
    path = [.penguins]
  }

  func goBack() {
    if !path.isEmpty { path.removeLast() }
  }
}

struct ZooView: View {
  @Environment(ZooRouter.self) private var router

  var body: some View {
    @Bindable var router = router

    NavigationStack(path: $router.path) {
      List {
        ForEach(Animal.allCases, id: \.self) { animal in
          NavigationLink(animal.rawValue, value: animal)
        }
        Button("Ring the bell") { router.showFeeding() }
        Button("Previous") { router.goBack() }
      }
      .navigationTitle("Zoo")
      .navigationDestination(for: Animal.self) { animal in
        AnimalScreen(animal: animal)
      }
    }
  }
}

struct AnimalScreen: View {
  let animal: Animal
  @Environment(ZooRouter.self) private var router

  var body: some View {
    List {
      Text("Fed twice a day")
      Button("Previous") { router.goBack() }
      NavigationLink("Next door: \(animal.neighbours.rawValue)", value: animal.neighbours)
    }
    .navigationTitle(animal.rawValue)
  }
}
