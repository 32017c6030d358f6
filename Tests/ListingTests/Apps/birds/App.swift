import SwiftUI

struct Bird: Identifiable, Hashable {
  let id: Int
  let name: String
}

let birds = [Bird(id: 1, name: "Heron"), Bird(id: 2, name: "Wren")]

struct BirdScreen: View {
  let bird: Bird

  init(bird: Bird) {
    self.bird = bird
    print("made a screen for \(bird.name)")
  }

  var body: some View { Text("About \(bird.name)").navigationTitle(bird.name) }
}

/// Links that hold the screen they push.
struct ScreenLinkList: View {
  var body: some View {
    List(birds) { bird in
      NavigationLink {
        BirdScreen(bird: bird)
      } label: {
        Text(bird.name)
      }
    }
  }
}

/// Links that hold a value.
struct ValueLinkList: View {
  var body: some View {
    List(birds) { bird in
      NavigationLink(bird.name, value: bird)
    }
    .navigationDestination(for: Bird.self) { bird in
      BirdScreen(bird: bird)
    }
  }
}

@main
struct BirdsApp: App {
  @State private var kind = "none"

  var body: some Scene {
    WindowGroup {
      TabView(selection: $kind) {
        Text("Choose a tab").tabItem { Text("None") }.tag("none")
        NavigationStack { ScreenLinkList().navigationTitle("Screens") }
          .tabItem { Text("Screens") }.tag("screens")
        NavigationStack { ValueLinkList().navigationTitle("Values") }
          .tabItem { Text("Values") }.tag("values")
        ScreenLinkList().tabItem { Text("Bare") }.tag("bare")
      }
    }
  }
}
