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

enum Page: Hashable {
  case programme, stalls, map
}

struct RootView: View {
  @State private var selection = Page.programme
  @State private var isRaining = false

  var body: some View {
    TabView(selection: Binding { selection } set: { if $0 != .map { selection = $0 } }) {
      Tab("Programme", systemImage: "calendar", value: Page.programme) {
        NavigationStack {
          List {
            Button("To the stalls") { selection = .stalls }
            Button("To the map") {}
              .disabled(isRaining)
            Toggle("It rains", isOn: $isRaining)
          }
          .navigationTitle("Programme")
        }
      }
      Tab("Stalls", systemImage: "storefront", value: Page.stalls) {
        NavigationStack {
          Text("Cider, honey, pottery")
            .navigationTitle("Stalls")
        }
      }
      Tab("Map", systemImage: "map", value: Page.map) {
        NavigationStack {
          MapScreen()
        }
      }
      .hidden(isRaining)
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
