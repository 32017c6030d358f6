import SwiftUI

/// A guide to a village fair.
@main
struct FairApp: App {
  var body: some Scene {
    WindowGroup {
      RootView()
    }
  }
}

enum Tab: Hashable {
  case programme, stalls, map
}

struct RootView: View {
  @State private var selection = Tab.programme
  @State private var isRaining = false

  var body: some View {
    TabView(selection: $selection) {
      NavigationStack {
        List {
          Button("To the stalls") { selection = .stalls }
          Button("To the map") { selection = .map }
            .disabled(isRaining)
          Toggle("It rains", isOn: $isRaining)
        }
        .navigationTitle("Programme")
      }
      .tabItem { Label("Programme", systemImage: "calendar") }
      .tag(Tab.programme)
      NavigationStack {
        Text("Cider, honey, pottery")
          .navigationTitle("Stalls")
      }
      .tabItem { Label("Stalls", systemImage: "storefront") }
      .tag(Tab.stalls)
      NavigationStack {
        MapScreen()
      }
      .tabItem { Label("Map", systemImage: "map") }
    }
  }
}

struct MapScreen: View {
  var body: some View {
    List {
      NavigationLink("The mill", value: "The mill")
      NavigationLink("The pond", value: "The pond")
    }
    .navigationTitle("Map")
    .navigationDestination(for: String.self) { place in
      Text("North of the church")
        .navigationTitle(place)
    }
  }
}
