import SwiftUI

/// A walk through a zoo, with a diary of the animals that were visited.
@main
struct ZooApp: App {
  var body: some Scene {
    WindowGroup {
      WalkView()
    }
  }
}

@MainActor
@Observable
final class Diary {
  private(set) var visits: [String] = []

  func note(_ animal: String) {
    visits.append(animal)
  }
}

enum Route: Hashable {
  case animal(String)
  case food(String)
}

struct WalkView: View {
  @State private var diary = Diary()

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Otters", value: Route.animal("Otters"))
        NavigationLink("Tapirs", value: Route.animal("Tapirs"))
        Text("Visits: \(diary.visits.count)")
      }
      .navigationTitle("Walk")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .animal(let name): AnimalScreen(name: name, diary: diary)
        case .food(let name): Text("Fish at nine").navigationTitle("Food for \(name)")
        }
      }
    }
  }
}

struct AnimalScreen: View {
  let name: String
  let diary: Diary
  @State private var isNoted = false

  var body: some View {
    List {
      Text("Visits so far: \(diary.visits.count)")
      NavigationLink("Food", value: Route.food(name))
    }
    .navigationTitle(name)
    .onAppear {
      guard !isNoted else { return }
      isNoted = true
      diary.note(name)
    }
  }
}
